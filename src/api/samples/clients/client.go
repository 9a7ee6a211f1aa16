// Go 1.18 or later, with the standard library only: go run client.go [idempotency-key]
// Creates a test request, updates it, and lists all requests.

package main

import (
	"bytes"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"os"
	"strconv"
	"strings"
	"time"
)

const (
	maxRepeats     = 3
	maxWait        = 60 * time.Second
	defaultBaseURL = "https://harborpine.clearwarden.example/api/v2"
)

type client struct {
	baseURL, token string
	http           http.Client
}

// send sends a call once. Without an answer, the status is 0.
func (c *client) send(method, path string, headers map[string]string, body []byte) (int, http.Header, []byte) {
	req, err := http.NewRequest(method, c.baseURL+path, bytes.NewReader(body))
	if err != nil {
		return 0, nil, []byte(err.Error())
	}
	req.Header.Set("Authorization", "Bearer "+c.token)
	req.Header.Set("Content-Type", "application/json")
	for name, value := range headers {
		req.Header.Set(name, value)
	}
	resp, err := c.http.Do(req)
	if err != nil {
		return 0, nil, []byte(err.Error())
	}
	defer resp.Body.Close()
	text, err := io.ReadAll(resp.Body)
	if err != nil {
		return 0, nil, []byte(err.Error())
	}
	return resp.StatusCode, resp.Header, text
}

func canRepeat(status int, text []byte) bool {
	switch status {
	case 0, 429, 500, 502, 503, 504:
		return true
	}
	return status == 409 && bytes.Contains(text, []byte(`#idempotency-in-progress"`))
}

// call calls the API, and retries the call while that can help. The JSON of a success goes into answer.
func (c *client) call(method, path string, headers map[string]string, value, answer any) (http.Header, error) {
	// The bytes are the same each time, because the API compares them.
	var body []byte
	if value != nil {
		var err error
		if body, err = json.Marshal(value); err != nil {
			return nil, err
		}
	}
	for repeats := 0; ; repeats++ {
		status, answerHeaders, text := c.send(method, path, headers, body)
		message := fmt.Sprintf("%s %s: %d %s", method, path, status, text)
		if status >= 200 && status <= 299 {
			if err := json.Unmarshal(text, answer); err != nil {
				return nil, errors.New("Not JSON: " + message)
			}
			return answerHeaders, nil
		}

		if !canRepeat(status, text) {
			return nil, errors.New(message)
		}
		wait := 2 * time.Second << repeats
		if seconds, err := strconv.Atoi(answerHeaders.Get("Retry-After")); err == nil {
			wait = time.Duration(seconds) * time.Second
		}
		if repeats == maxRepeats || wait > maxWait {
			return nil, fmt.Errorf("Stopped, the next repeat would be in %.0f s. %s", wait.Seconds(), message)
		}
		fmt.Fprintf(os.Stderr, "%d, repeated in %.0f s\n", status, wait.Seconds())
		time.Sleep(wait)
	}
}

type privacyRequest struct {
	ID string `json:"id"`
}

type page struct {
	Data       []privacyRequest `json:"data"`
	Pagination struct {
		NextCursor string `json:"next_cursor"`
		HasMore    bool   `json:"has_more"`
	} `json:"pagination"`
}

// list gives all privacy requests to a function, page by page.
func (c *client) list(query url.Values, each func(privacyRequest)) error {
	for {
		var found page
		if _, err := c.call("GET", "/privacy-requests?"+query.Encode(), nil, nil, &found); err != nil {
			return err
		}
		for _, request := range found.Data {
			each(request)
		}
		if !found.Pagination.HasMore {
			return nil
		}
		query.Set("cursor", found.Pagination.NextCursor)
	}
}

func run() error {
	c := client{baseURL: os.Getenv("CLEARWARDEN_BASE_URL"), token: os.Getenv("CLEARWARDEN_TOKEN")}
	c.http.Timeout = 30 * time.Second
	if c.baseURL == "" {
		c.baseURL = defaultBaseURL
	}
	if c.token == "" {
		return errors.New("CLEARWARDEN_TOKEN is not set")
	}

	// Made once, and sent with every repeat. If the program stops, run it again with the key.
	random := make([]byte, 16)
	if _, err := rand.Read(random); err != nil {
		return err
	}
	key := hex.EncodeToString(random)
	if len(os.Args) > 1 {
		key = os.Args[1]
	}
	fmt.Fprintln(os.Stderr, "Idempotency-Key:", key)
	var created privacyRequest
	_, err := c.call("POST", "/privacy-requests", map[string]string{"Idempotency-Key": key}, map[string]any{
		"type": "access",
		"subject": map[string]string{
			"email":   "jordan.avery@mail.example",
			"country": "US",
			"region":  "US-CA",
		},
		"notify_subject": false,
		"test":           true,
	}, &created)
	if err != nil {
		return err
	}
	path := "/privacy-requests/" + created.ID
	fmt.Println("created", created.ID)

	// If someone changes the request in between, the answer is 412, and nothing is overwritten.
	var current privacyRequest
	headers, err := c.call("GET", path, nil, nil, &current)
	if err != nil {
		return err
	}
	version := map[string]string{"If-Match": headers.Get("ETag")}
	tags := map[string]any{"tags": []string{"checked"}}
	if _, err := c.call("PATCH", path, version, tags, &current); err != nil {
		return err
	}
	fmt.Println("updated", created.ID)

	count := 0
	err = c.list(url.Values{"limit": {"100"}}, func(privacyRequest) { count++ })
	if err != nil {
		return err
	}
	fmt.Println("listed", count, "requests")
	return nil
}

func main() {
	if err := run(); err != nil {
		fmt.Fprintln(os.Stderr, strings.TrimSpace(err.Error()))
		os.Exit(1)
	}
}
