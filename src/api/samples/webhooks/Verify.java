// Verifies the signature of a webhook, with the JDK only (Java 17 or later):
// java Verify.java <webhook-id> <webhook-timestamp> <webhook-signature> [now] < body.json

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

public class Verify {
    private static final Duration TOLERANCE = Duration.ofMinutes(5);
    private static final int MIN_KEY_BYTES = 16;

    /** Reads the keys that deliveries may be signed with. */
    static List<byte[]> readKeys() {
        String secrets = Objects.requireNonNull(
                System.getenv("CLEARWARDEN_WEBHOOK_SECRET"), "CLEARWARDEN_WEBHOOK_SECRET is not set");
        List<byte[]> keys = new ArrayList<>();
        // During a rotation the variable holds two secrets with a space between them.
        // With -1, a space too many is refused at the end as well.
        for (String secret : secrets.split(" ", -1)) {
            try {
                byte[] key = Base64.getDecoder().decode(secret.replaceFirst("^whsec_", ""));
                // Anyone could sign with an empty key.
                if (key.length < MIN_KEY_BYTES) {
                    throw new IllegalArgumentException("Less than 16 bytes");
                }
                keys.add(key);
            } catch (IllegalArgumentException e) {
                throw new IllegalStateException(
                        "CLEARWARDEN_WEBHOOK_SECRET needs secrets of at least 16 bytes in Base64", e);
            }
        }
        return keys;
    }

    /**
     * Says whether a delivery comes from Clearwarden and is at most five minutes old.
     *
     * @param keys from {@link #readKeys}
     * @param headers the headers, with names in lower case
     * @param rawBody the body as received, before any parsing
     * @param now the current time
     */
    static boolean verify(List<byte[]> keys, Map<String, String> headers, byte[] rawBody, Instant now)
            throws GeneralSecurityException {
        String id = headers.getOrDefault("webhook-id", "");
        String timestamp = headers.getOrDefault("webhook-timestamp", "");
        String[] signatures = headers.getOrDefault("webhook-signature", "").split(" ");

        if (!timestamp.matches("\\d{1,15}")) {
            return false;
        }
        Instant sent = Instant.ofEpochSecond(Long.parseLong(timestamp));
        if (Duration.between(sent, now).abs().compareTo(TOLERANCE) > 0) {
            return false;
        }

        for (byte[] key : keys) {
            Mac mac = Mac.getInstance("HmacSHA256");
            mac.init(new SecretKeySpec(key, "HmacSHA256"));
            mac.update((id + "." + timestamp + ".").getBytes(UTF_8));
            String expected = "v1," + Base64.getEncoder().encodeToString(mac.doFinal(rawBody));
            for (String signature : signatures) {
                // isEqual takes the same time wherever the texts differ.
                if (MessageDigest.isEqual(signature.getBytes(UTF_8), expected.getBytes(UTF_8))) {
                    return true;
                }
            }
        }
        return false;
    }

    public static void main(String[] args) throws GeneralSecurityException, IOException {
        List<byte[]> keys = readKeys();
        Map<String, String> headers = Map.of(
                "webhook-id", args[0],
                "webhook-timestamp", args[1],
                "webhook-signature", args[2]);
        Instant now = args.length > 3 ? Instant.ofEpochSecond(Long.parseLong(args[3])) : Instant.now();
        boolean isValid = verify(keys, headers, System.in.readAllBytes(), now);
        System.out.println(isValid ? "valid" : "not valid");
        System.exit(isValid ? 0 : 1);
    }
}
