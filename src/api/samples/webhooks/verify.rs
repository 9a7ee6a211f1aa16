// Verifies the signature of a webhook:
// cargo run -- <webhook-id> <webhook-timestamp> <webhook-signature> [now] < body.json
//
// cargo add data-encoding@2 hmac@0.12 sha2@0.10

use std::{
    collections::HashMap,
    env,
    error::Error,
    io::{self, Read},
    process,
    time::{SystemTime, UNIX_EPOCH},
};

use data_encoding::BASE64;
use hmac::{Hmac, Mac};
use sha2::Sha256;

const TOLERANCE_SECONDS: u64 = 5 * 60;
const MIN_KEY_BYTES: usize = 16;

/// Reads the keys that deliveries may be signed with.
fn read_keys() -> Result<Vec<Vec<u8>>, &'static str> {
    // During a rotation the variable holds two secrets with a space between them.
    env::var("CLEARWARDEN_WEBHOOK_SECRET")
        .unwrap_or_default()
        .split_whitespace()
        .map(|secret| {
            let key = secret.strip_prefix("whsec_").unwrap_or(secret);
            let key = BASE64.decode(key.as_bytes()).ok()?;
            // Anyone could sign with an empty key.
            (key.len() >= MIN_KEY_BYTES).then_some(key)
        })
        .collect::<Option<Vec<_>>>()
        .filter(|keys| !keys.is_empty())
        .ok_or("CLEARWARDEN_WEBHOOK_SECRET needs secrets of at least 16 bytes in Base64")
}

/// Says whether a delivery comes from Clearwarden and is at most five minutes old.
///
/// The names of the headers are in lower case, the raw body is as received, before any parsing,
/// and now is in Unix seconds.
fn verify(
    keys: &[Vec<u8>],
    headers: &HashMap<&str, String>,
    raw_body: &[u8],
    now: u64,
) -> Result<bool, Box<dyn Error>> {
    let header = |name: &str| headers.get(name).map(String::as_str).unwrap_or_default();
    let (id, timestamp) = (header("webhook-id"), header("webhook-timestamp"));
    match timestamp.parse::<u64>() {
        Ok(sent) if !timestamp.starts_with('+') && now.abs_diff(sent) <= TOLERANCE_SECONDS => (),
        _ => return Ok(false),
    }

    for key in keys {
        let mut mac = Hmac::<Sha256>::new_from_slice(key)?;
        mac.update(format!("{id}.{timestamp}.").as_bytes());
        mac.update(raw_body);
        for signature in header("webhook-signature").split_whitespace() {
            let given = signature.strip_prefix("v1,").unwrap_or_default();
            let given = BASE64.decode(given.as_bytes()).unwrap_or_default();
            // verify_slice takes the same time wherever the bytes differ.
            if mac.clone().verify_slice(&given).is_ok() {
                return Ok(true);
            }
        }
    }
    Ok(false)
}

fn main() -> Result<(), Box<dyn Error>> {
    let keys = read_keys()?;
    let names = ["webhook-id", "webhook-timestamp", "webhook-signature"];
    let headers = names.into_iter().zip(env::args().skip(1)).collect();
    let now = match env::args().nth(4) {
        Some(now) => now.parse()?,
        None => SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs(),
    };
    let mut raw_body = Vec::new();
    io::stdin().read_to_end(&mut raw_body)?;

    let is_valid = verify(&keys, &headers, &raw_body, now)?;
    println!("{}", if is_valid { "valid" } else { "not valid" });
    process::exit(if is_valid { 0 } else { 1 });
}
