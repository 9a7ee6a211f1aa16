// Java 17 or later, with the JDK only: java Client.java [idempotency-key]
// Creates a test request, updates it, and lists all requests.
// The JDK has no JSON parser: add one, for example Jackson, to read the bodies.

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

public class Client {
    private static final int MAX_REPEATS = 3;
    private static final long MAX_WAIT_SECONDS = 60;
    private static final Set<Integer> REPEATED = Set.of(429, 500, 502, 503, 504);
    private static final Pattern NEXT = Pattern.compile("<([^>]+)>; *rel=\"next\"");

    private static final String BASE_URL = System.getenv().getOrDefault(
            "CLEARWARDEN_BASE_URL", "https://harborpine.clearwarden.example/api/v2");
    private static final String TOKEN = System.getenv("CLEARWARDEN_TOKEN");
    private static final HttpClient HTTP = HttpClient.newHttpClient();

    /** Says on one line why the program stops. */
    static class Failure extends Exception {
        private static final long serialVersionUID = 1;

        Failure(String message) {
            super(message);
        }
    }

    /** Calls the API, and retries the call while that can help. */
    static HttpResponse<String> call(String method, String path, Map<String, String> headers, String json)
            throws Failure, InterruptedException {
        // Only the API of the tenant gets the token. Links to further pages have the whole address.
        URI uri = URI.create(path.startsWith(BASE_URL + "/") ? path : BASE_URL + path);
        HttpRequest.Builder builder = HttpRequest.newBuilder(uri)
                .timeout(Duration.ofSeconds(30))
                .header("Authorization", "Bearer " + TOKEN)
                .header("Content-Type", "application/json")
                .method(method, json == null ? BodyPublishers.noBody() : BodyPublishers.ofString(json));
        headers.forEach(builder::header);
        HttpRequest request = builder.build();
        for (int repeats = 0; ; repeats++) {
            long wait = 2L << repeats;
            String message = method + " " + uri + ": ";
            try {
                HttpResponse<String> response = HTTP.send(request, BodyHandlers.ofString());
                int status = response.statusCode();
                message += status + " " + response.body();
                if (status / 100 == 2) {
                    String type = response.headers().firstValue("Content-Type").orElse("");
                    if (!type.startsWith("application/json")) {
                        throw new Failure("Not JSON: " + message);
                    }
                    return response;
                }
                boolean isInProgress =
                        status == 409 && response.body().contains("#idempotency-in-progress\"");
                if (!REPEATED.contains(status) && !isInProgress) {
                    throw new Failure(message);
                }
                String seconds = response.headers().firstValue("Retry-After").orElse("");
                wait = seconds.matches("\\d{1,9}") ? Long.parseLong(seconds) : wait;
            } catch (IOException e) {
                message += e;
            }
            if (repeats == MAX_REPEATS || wait > MAX_WAIT_SECONDS) {
                throw new Failure("Stopped, the next repeat would be in " + wait + " s. " + message);
            }
            System.err.println("Repeated in " + wait + " s");
            Thread.sleep(wait * 1000);
        }
    }

    static void run(String key) throws Failure, InterruptedException {
        if (TOKEN == null) {
            throw new Failure("CLEARWARDEN_TOKEN is not set");
        }

        System.err.println("Idempotency-Key: " + key);
        HttpResponse<String> created =
                call("POST", "/privacy-requests", Map.of("Idempotency-Key", key), """
                        {
                          "type": "access",
                          "subject": {
                            "email": "jordan.avery@mail.example",
                            "country": "US",
                            "region": "US-CA"
                          },
                          "notify_subject": false,
                          "test": true
                        }""");
        String location = created.headers().firstValue("Location").orElseThrow();
        String id = location.substring(location.lastIndexOf('/') + 1);
        System.out.println("created " + id);

        // If someone changes the request in between, the answer is 412, and nothing is overwritten.
        String path = "/privacy-requests/" + id;
        String version = call("GET", path, Map.of(), null).headers().firstValue("ETag").orElseThrow();
        call("PATCH", path, Map.of("If-Match", version), "{\"tags\": [\"checked\"]}");
        System.out.println("updated " + id);

        int pages = 0;
        for (String next = "/privacy-requests?limit=100"; next != null; pages++) {
            HttpResponse<String> page = call("GET", next, Map.of(), null);
            Matcher link = NEXT.matcher(page.headers().firstValue("Link").orElse(""));
            next = link.find() ? link.group(1) : null;
        }
        System.out.println("listed " + pages + " pages");
    }

    public static void main(String[] args) throws InterruptedException {
        try {
            // Made once, and sent with every repeat. If the program stops, run it again with the key.
            run(args.length > 0 ? args[0] : UUID.randomUUID().toString());
        } catch (Failure e) {
            System.err.println(e.getMessage());
            System.exit(1);
        }
    }
}
