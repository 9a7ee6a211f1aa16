// Swift 6, on Linux or macOS 12 and later: swiftc Client.swift && ./Client [idempotency-key]
// Creates a test request, updates it, and lists all requests.
import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

let maxRepeats = 3
let maxWaitSeconds = 60
let repeated = [0, 429, 500, 502, 503, 504]

func log(_ message: String) {
    FileHandle.standardError.write(Data("\(message)\n".utf8))
}

func fail(_ message: String) -> Never {
    log(message)
    exit(1)
}

let environment = ProcessInfo.processInfo.environment
let baseURL =
    environment["CLEARWARDEN_BASE_URL"] ?? "https://harborpine.clearwarden.example/api/v2"
guard let token = environment["CLEARWARDEN_TOKEN"] else { fail("CLEARWARDEN_TOKEN is not set") }

struct Answer {
    var status = 0
    var headers: HTTPURLResponse?
    var text: String
}

/// Sends a call once. Without an answer, the status is 0.
func send(_ request: URLRequest) async -> Answer {
    do {
        let (data, response) = try await URLSession.shared.data(for: request)
        let headers = response as? HTTPURLResponse
        let text = String(decoding: data, as: UTF8.self)
        return Answer(status: headers?.statusCode ?? 0, headers: headers, text: text)
    } catch {
        return Answer(text: error.localizedDescription)
    }
}

/// Calls the API, and retries the call while that can help.
func call(
    _ method: String, _ path: String, headers: [String: String] = [:], body: String? = nil
) async throws -> (headers: HTTPURLResponse?, json: [String: Any]) {
    guard let url = URL(string: baseURL + path) else { fail("\(baseURL + path) is not a URL") }
    var request = URLRequest(url: url, timeoutInterval: 30)
    request.httpMethod = method
    request.httpBody = body.map { Data($0.utf8) }
    request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
    request.setValue("application/json", forHTTPHeaderField: "Content-Type")
    for (name, value) in headers {
        request.setValue(value, forHTTPHeaderField: name)
    }
    var repeats = 0
    while true {
        let answer = await send(request)
        let message = "\(method) \(path): \(answer.status) \(answer.text)"
        if (200..<300).contains(answer.status) {
            let json = try? JSONSerialization.jsonObject(with: Data(answer.text.utf8))
            guard let object = json as? [String: Any] else { fail("Not JSON: \(message)") }
            return (answer.headers, object)
        }

        let isInProgress =
            answer.status == 409 && answer.text.contains("#idempotency-in-progress\"")
        guard repeated.contains(answer.status) || isInProgress else { fail(message) }
        let seconds = answer.headers?.value(forHTTPHeaderField: "Retry-After").flatMap { Int($0) }
        let wait = seconds ?? 2 << repeats
        if repeats == maxRepeats || wait > maxWaitSeconds {
            fail("Stopped, the next repeat would be in \(wait) s. \(message)")
        }
        log("\(answer.status), repeated in \(wait) s")
        try await Task.sleep(nanoseconds: UInt64(wait) * 1_000_000_000)
        repeats += 1
    }
}

// Made once, and sent with every repeat. If the program stops, run it again with the key.
let key = CommandLine.arguments.dropFirst().first ?? UUID().uuidString
log("Idempotency-Key: \(key)")
let body = """
    {
      "type": "access",
      "subject": {"email": "jordan.avery@mail.example", "country": "US", "region": "US-CA"},
      "notify_subject": false,
      "test": true
    }
    """
let created = try await call(
    "POST", "/privacy-requests", headers: ["Idempotency-Key": key], body: body)
guard let id = created.json["id"] as? String else { fail("The answer has no id") }
print("created \(id)")

// If someone changes the request in between, the answer is 412, and nothing is overwritten.
let read = try await call("GET", "/privacy-requests/\(id)")
guard let version = read.headers?.value(forHTTPHeaderField: "ETag") else {
    fail("The answer has no ETag")
}
_ = try await call(
    "PATCH", "/privacy-requests/\(id)", headers: ["If-Match": version],
    body: "{\"tags\": [\"checked\"]}")
print("updated \(id)")

var count = 0
var query: String? = "limit=100"
while let current = query {
    let page = try await call("GET", "/privacy-requests?\(current)").json
    count += (page["data"] as? [Any])?.count ?? 0
    let pagination = page["pagination"] as? [String: Any]
    let hasMore = pagination?["has_more"] as? Bool ?? false
    let cursor = (pagination?["next_cursor"] as? String)?
        .addingPercentEncoding(withAllowedCharacters: .alphanumerics)
    query = hasMore ? cursor.map { "limit=100&cursor=\($0)" } : nil
}
print("listed \(count) requests")
