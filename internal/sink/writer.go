package sink

import (
	"io"
	"sync"
)

// Writer passes on what is written to it, and remembers the first error. It may be used by several goroutines.
type Writer struct {
	w   io.Writer
	mu  sync.Mutex
	err error
}

// Watch returns a writer to w.
func Watch(w io.Writer) *Writer { return &Writer{w: w} }

// Write implements [io.Writer]. Behind an error nothing is written any more: a text with a hole is worse than one that
// ends.
func (w *Writer) Write(b []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.err != nil {
		return 0, w.err
	}
	n, err := w.w.Write(b)
	if err == nil && n < len(b) {
		err = io.ErrShortWrite
	}
	w.err = err
	return n, err
}

// Err returns the first error, nil when everything was written.
func (w *Writer) Err() error {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.err
}
