// Creates a test request, updates it, and lists all requests:
// cargo run -- [idempotency-key]
//
// cargo add reqwest@0.11 --features blocking,json
// cargo add serde_json@1
// cargo add uuid@1 --features v4

use std::{env, error::Error, process, thread, time::Duration};

use reqwest::{
    blocking::Client,
    header::{HeaderMap, HeaderValue, CONTENT_TYPE, ETAG, RETRY_AFTER},
    Method, Url,
};
use serde_json::{json, Value};
use uuid::Uuid;

const MAX_REPEATS: u32 = 3;
const MAX_WAIT_SECONDS: u64 = 60;
const REPEATED: [u16; 6] = [0, 429, 500, 502, 503, 504];
const BASE_URL: &str = "https://harborpine.clearwarden.example/api/v2";

type Result<T> = std::result::Result<T, Box<dyn Error>>;

struct Api {
    base_url: String,
    token: String,
    http: Client,
}

impl Api {
    /// Sends a call once. Without an answer, the status is 0.
    fn send(
        &self,
        method: &Method,
        path: &str,
        headers: &HeaderMap,
        body: &str,
    ) -> (u16, HeaderMap, String) {
        let answer = self
            .http
            .request(method.clone(), format!("{}{path}", self.base_url))
            .bearer_auth(&self.token)
            .header(CONTENT_TYPE, "application/json")
            .headers(headers.clone())
            .body(body.to_string())
            .send()
            .and_then(|response| {
                let (status, headers) = (response.status().as_u16(), response.headers().clone());
                Ok((status, headers, response.text()?))
            });
        answer.unwrap_or_else(|error| (0, HeaderMap::new(), error.to_string()))
    }

    /// Calls the API, and retries the call while that can help.
    fn call(
        &self,
        method: Method,
        path: &str,
        headers: HeaderMap,
        value: Option<Value>,
    ) -> Result<(HeaderMap, Value)> {
        // The bytes are the same each time, because the API compares them.
        let body = value.map(|value| value.to_string()).unwrap_or_default();
        let mut repeats = 0;
        loop {
            let (status, answer_headers, text) = self.send(&method, path, &headers, &body);
            let message = format!("{method} {path}: {status} {text}");
            if (200..300).contains(&status) {
                let json =
                    serde_json::from_str(&text).map_err(|_| format!("Not JSON: {message}"))?;
                return Ok((answer_headers, json));
            }

            let is_in_progress = status == 409 && text.contains("#idempotency-in-progress\"");
            if !REPEATED.contains(&status) && !is_in_progress {
                return Err(message.into());
            }
            let wait = answer_headers
                .get(RETRY_AFTER)
                .and_then(|seconds| seconds.to_str().ok()?.parse().ok())
                .unwrap_or(2 << repeats);
            if repeats == MAX_REPEATS || wait > MAX_WAIT_SECONDS {
                let stopped = format!("Stopped, the next repeat would be in {wait} s. {message}");
                return Err(stopped.into());
            }
            eprintln!("{status}, repeated in {wait} s");
            thread::sleep(Duration::from_secs(wait));
            repeats += 1;
        }
    }

    /// Gives all entries of a list to a function, page by page.
    fn list(&self, path: &str, mut each: impl FnMut(&Value)) -> Result<()> {
        let mut next = format!("{path}?limit=100");
        loop {
            let (_, page) = self.call(Method::GET, &next, HeaderMap::new(), None)?;
            page["data"]
                .as_array()
                .into_iter()
                .flatten()
                .for_each(&mut each);
            match page["pagination"]["next_cursor"].as_str() {
                Some(cursor) if page["pagination"]["has_more"] == true => {
                    let mut url = Url::parse(&self.base_url)?;
                    url.query_pairs_mut().append_pair("cursor", cursor);
                    let cursor = url.query().unwrap_or_default();
                    next = format!("{path}?limit=100&{cursor}");
                }
                _ => return Ok(()),
            }
        }
    }
}

fn run() -> Result<()> {
    let api = Api {
        base_url: env::var("CLEARWARDEN_BASE_URL").unwrap_or_else(|_| BASE_URL.to_string()),
        token: env::var("CLEARWARDEN_TOKEN").map_err(|_| "CLEARWARDEN_TOKEN is not set")?,
        http: Client::builder().timeout(Duration::from_secs(30)).build()?,
    };

    // Made once, and sent with every repeat. If the program stops, run it again with the key.
    let key = env::args()
        .nth(1)
        .unwrap_or_else(|| Uuid::new_v4().to_string());
    eprintln!("Idempotency-Key: {key}");
    let headers = HeaderMap::from_iter([("idempotency-key".parse()?, key.parse()?)]);
    let body = json!({
        "type": "access",
        "subject": {
            "email": "jordan.avery@mail.example",
            "country": "US",
            "region": "US-CA"
        },
        "notify_subject": false,
        "test": true
    });
    let (_, created) = api.call(Method::POST, "/privacy-requests", headers, Some(body))?;
    let id = created["id"].as_str().ok_or("The answer has no id")?;
    println!("created {id}");

    // If someone changes the request in between, the answer is 412, and nothing is overwritten.
    let path = format!("/privacy-requests/{id}");
    let (headers, _) = api.call(Method::GET, &path, HeaderMap::new(), None)?;
    let version: &HeaderValue = headers.get(ETAG).ok_or("The answer has no ETag")?;
    let headers = HeaderMap::from_iter([("if-match".parse()?, version.clone())]);
    api.call(
        Method::PATCH,
        &path,
        headers,
        Some(json!({"tags": ["checked"]})),
    )?;
    println!("updated {id}");

    let mut count = 0;
    api.list("/privacy-requests", |_| count += 1)?;
    println!("listed {count} requests");
    Ok(())
}

fn main() {
    if let Err(error) = run() {
        eprintln!("{error}");
        process::exit(1);
    }
}
