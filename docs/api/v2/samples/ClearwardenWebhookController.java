// Spring Boot 3, with spring-boot-starter-web and spring-boot-starter-jdbc.
// Save Verify.java beside it, in the same package.
package com.example.webhooks;

import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.http.HttpHeaders;
import org.springframework.http.ResponseEntity;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestHeader;
import org.springframework.web.bind.annotation.RestController;

@RestController
class ClearwardenWebhookController {
    private static final List<String> NAMES =
            List.of("webhook-id", "webhook-timestamp", "webhook-signature");

    private final List<byte[]> keys = Verify.readKeys();
    private final JdbcTemplate database;
    private final ObjectMapper json;

    ClearwardenWebhookController(JdbcTemplate database, ObjectMapper json) {
        this.database = database;
        this.json = json;
    }

    // byte[] is the body as received. With Spring Security, permit this path and leave it out of CSRF.
    @PostMapping("/clearwarden")
    ResponseEntity<Void> receive(
            @RequestBody(required = false) byte[] rawBody, @RequestHeader HttpHeaders received)
            throws GeneralSecurityException {
        byte[] bytes = rawBody == null ? new byte[0] : rawBody;
        Map<String, String> headers = new HashMap<>();
        for (String name : NAMES) {
            if (received.getFirst(name) != null) {
                headers.put(name, received.getFirst(name));
            }
        }
        if (!Verify.verify(keys, headers, bytes, Instant.now())) {
            return ResponseEntity.status(401).build();
        }
        String body;
        try {
            // A decoder refuses what is not UTF-8, which new String() would replace.
            body = StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
            json.readTree(body);
        } catch (IOException e) {
            return ResponseEntity.badRequest().build();
        }
        try {
            database.update(
                    "INSERT INTO webhook_deliveries (webhook_id, body) VALUES (?, ?)",
                    headers.get("webhook-id"),
                    body);
        } catch (DuplicateKeyException e) {
            // It is there already. After any other error, Clearwarden sends the delivery again.
        }
        return ResponseEntity.noContent().build();
    }
}
