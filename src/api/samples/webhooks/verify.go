// Verifies the signature of a webhook, with the standard library only:
// go run verify.go <webhook-id> <webhook-timestamp> <webhook-signature> [now] < body.json

package main

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"errors"
	"fmt"
	"io"
	"net/http"
	"os"
	"strconv"
	"strings"
	"time"
)

const (
	tolerance   = 5 * time.Minute
	minKeyBytes = 16
)

var errSecret = errors.New("CLEARWARDEN_WEBHOOK_SECRET needs secrets of at least 16 bytes in Base64")

// readKeys reads the keys that deliveries may be signed with.
func readKeys() ([][]byte, error) {
	var keys [][]byte
	// During a rotation the variable holds two secrets with a space between them.
	for _, secret := range strings.Fields(os.Getenv("CLEARWARDEN_WEBHOOK_SECRET")) {
		key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
		// Anyone could sign with an empty key.
		if err != nil || len(key) < minKeyBytes {
			return nil, errSecret
		}
		keys = append(keys, key)
	}
	if len(keys) == 0 {
		return nil, errSecret
	}
	return keys, nil
}

// verify says why a delivery does not come from Clearwarden or is over five minutes old.
// The raw body is the bytes as received, before any parsing.
func verify(keys [][]byte, header http.Header, rawBody []byte, now time.Time) error {
	id, timestamp := header.Get("webhook-id"), header.Get("webhook-timestamp")
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || strings.HasPrefix(timestamp, "+") {
		return errors.New("webhook-timestamp is not a number")
	}
	if age := now.Sub(time.Unix(seconds, 0)); age > tolerance || age < -tolerance {
		return errors.New("webhook-timestamp is not within five minutes")
	}

	for _, key := range keys {
		mac := hmac.New(sha256.New, key)
		fmt.Fprintf(mac, "%s.%s.", id, timestamp)
		mac.Write(rawBody)
		expected := "v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil))
		for _, signature := range strings.Fields(header.Get("webhook-signature")) {
			if hmac.Equal([]byte(signature), []byte(expected)) {
				return nil
			}
		}
	}
	return errors.New("no signature matches")
}

func main() {
	if len(os.Args) < 4 {
		fmt.Fprintln(os.Stderr, "webhook-id, webhook-timestamp and webhook-signature are needed")
		os.Exit(2)
	}
	keys, err := readKeys()
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	rawBody, err := io.ReadAll(os.Stdin)
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(2)
	}
	header := http.Header{}
	header.Set("webhook-id", os.Args[1])
	header.Set("webhook-timestamp", os.Args[2])
	header.Set("webhook-signature", os.Args[3])
	now := time.Now()
	if len(os.Args) > 4 {
		seconds, err := strconv.ParseInt(os.Args[4], 10, 64)
		if err != nil {
			fmt.Fprintln(os.Stderr, err)
			os.Exit(2)
		}
		now = time.Unix(seconds, 0)
	}
	if err := verify(keys, header, rawBody, now); err != nil {
		fmt.Println("not valid:", err)
		os.Exit(1)
	}
	fmt.Println("valid")
}
