package sink

import (
	"errors"
	"io"
	"os"
	"sync"
)

// Writer passes on what is written to it, and remembers the first error. It may be used by several goroutines.
type Writer struct {
	w       io.Writer
	mu      sync.Mutex
	started bool // a write was tried
	err     error
}

// Watch returns a writer to w.
func Watch(w io.Writer) *Writer { return &Writer{w: w} }

// Write implements [io.Writer]. Behind an error nothing is written any more: a text with a hole is worse than one that
// ends.
func (w *Writer) Write(b []byte) (int, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if !w.started {
		w.started, w.err = true, closedAtStart(w.w)
	}
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

// closedAtStart returns an error for a standard stream that the caller of the program closed (">&-"). Go's runtime opens the null device in its place,
// for reading and writing, so that no other file gets its number; a shell that redirects output there opens it for writing only.
func closedAtStart(w io.Writer) error {
	f, ok := w.(*os.File)
	if !ok {
		return nil
	}
	null, err := os.Stat(os.DevNull)
	if err != nil {
		return nil
	}
	if is, err := f.Stat(); err != nil || !os.SameFile(is, null) {
		return nil
	}
	if _, err := f.Read(make([]byte, 1)); err == io.EOF {
		return errors.New("the standard output is closed")
	}
	return nil
}
