// Verifies the signature of a webhook:
// swift run Verify <webhook-id> <webhook-timestamp> <webhook-signature> [now] < body.json
//
// CryptoKit comes with Apple's systems. Elsewhere the package swift-crypto is the same as Crypto.
import Foundation

#if canImport(CryptoKit)
    import CryptoKit
#else
    import Crypto
#endif

/// Reads the keys that deliveries may be signed with, or nothing if a secret is no good.
func readKeys() -> [SymmetricKey]? {
    let minimumBytes = 16
    let secrets = ProcessInfo.processInfo.environment["CLEARWARDEN_WEBHOOK_SECRET"] ?? ""
    var keys: [SymmetricKey] = []
    // During a rotation the variable holds two secrets with a space between them.
    for secret in secrets.split(separator: " ") {
        // Anyone could sign with an empty key.
        guard secret.hasPrefix("whsec_"),
            let key = Data(base64Encoded: String(secret.dropFirst("whsec_".count))),
            key.count >= minimumBytes
        else { return nil }
        keys.append(SymmetricKey(data: key))
    }
    return keys.isEmpty ? nil : keys
}

/// Says whether a delivery comes from Clearwarden and is at most five minutes old.
///
/// - Parameters:
///   - keys: from `readKeys`
///   - headers: the headers, with names in lower case
///   - rawBody: the body as received, before any parsing
///   - now: the current time
func verify(keys: [SymmetricKey], headers: [String: String], rawBody: Data, now: Date) -> Bool {
    let tolerance: TimeInterval = 5 * 60
    let id = headers["webhook-id"] ?? ""
    let timestamp = headers["webhook-timestamp"] ?? ""
    let signatures = (headers["webhook-signature"] ?? "").split(separator: " ")
    guard let seconds = UInt32(timestamp),
        abs(now.timeIntervalSince1970 - TimeInterval(seconds)) <= tolerance
    else { return false }

    let signed = Data("\(id).\(timestamp).".utf8) + rawBody
    for key in keys {
        for signature in signatures where signature.hasPrefix("v1,") {
            let code = Data(base64Encoded: String(signature.dropFirst("v1,".count))) ?? Data()
            // It takes the same time wherever the codes differ.
            let isValid = HMAC<SHA256>.isValidAuthenticationCode(
                code, authenticating: signed, using: key)
            if isValid { return true }
        }
    }
    return false
}

guard let keys = readKeys() else {
    let message = "CLEARWARDEN_WEBHOOK_SECRET needs secrets of at least 16 bytes in Base64\n"
    FileHandle.standardError.write(Data(message.utf8))
    exit(2)
}
let arguments = CommandLine.arguments.dropFirst()
let names = ["webhook-id", "webhook-timestamp", "webhook-signature"]
let headers = Dictionary(uniqueKeysWithValues: zip(names, arguments))
let now = arguments.dropFirst(3).first.flatMap(TimeInterval.init)
let isValid = verify(
    keys: keys,
    headers: headers,
    rawBody: FileHandle.standardInput.readDataToEndOfFile(),
    now: now.map(Date.init(timeIntervalSince1970:)) ?? Date()
)
print(isValid ? "valid" : "not valid")
exit(isValid ? 0 : 1)
