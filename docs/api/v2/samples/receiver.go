// Go 1.18 or later: save verify.go beside it without its function main, and run: go run .

package main

import (
	"database/sql"
	"encoding/json"
	"io"
	"log"
	"net/http"
	"os"
	"time"
	"unicode/utf8"

	_ "github.com/jackc/pgx/v5/stdlib"
)

const statement = `INSERT INTO webhook_deliveries (webhook_id, body) VALUES ($1, $2)
	ON CONFLICT (webhook_id) DO NOTHING`

// receiver responds to deliveries after it has stored them.
type receiver struct {
	keys     [][]byte
	database *sql.DB
}

func (r receiver) ServeHTTP(w http.ResponseWriter, req *http.Request) {
	w.WriteHeader(r.status(w, req))
}

func (r receiver) status(w http.ResponseWriter, req *http.Request) int {
	if req.Method != http.MethodPost {
		return http.StatusMethodNotAllowed
	}
	rawBody, err := io.ReadAll(http.MaxBytesReader(w, req.Body, 100_000))
	if err != nil {
		return http.StatusRequestEntityTooLarge
	}
	if err := verify(r.keys, req.Header, rawBody, time.Now()); err != nil {
		return http.StatusUnauthorized
	}
	if !utf8.Valid(rawBody) || !json.Valid(rawBody) {
		return http.StatusBadRequest
	}
	id := req.Header.Get("webhook-id")
	if _, err := r.database.ExecContext(req.Context(), statement, id, string(rawBody)); err != nil {
		log.Print(err)
		// Not stored: Clearwarden sends the delivery again.
		return http.StatusInternalServerError
	}
	return http.StatusNoContent
}

func main() {
	keys, err := readKeys()
	if err != nil {
		log.Fatal(err)
	}
	database, err := sql.Open("pgx", os.Getenv("DATABASE_URL"))
	if err != nil {
		log.Fatal(err)
	}
	http.Handle("/clearwarden", receiver{keys, database})
	log.Fatal(http.ListenAndServe("127.0.0.1:8710", nil))
}
