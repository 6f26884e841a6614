package sink_test

import (
	"bytes"
	"errors"
	"io"
	"testing"

	"github.com/odsgen/ods/internal/sink"
)

// full takes some bytes and then fails.
type full struct {
	bytes.Buffer
	room int
	err  error
}

func (w *full) Write(b []byte) (int, error) {
	if len(b) <= w.room {
		w.room -= len(b)
		return w.Buffer.Write(b)
	}
	return 0, w.err
}

func TestWriter(t *testing.T) {
	var good bytes.Buffer
	w := sink.Watch(&good)
	io.WriteString(w, "a")
	io.WriteString(w, "b")
	if w.Err() != nil || good.String() != "ab" {
		t.Errorf("got %q, %v", good.String(), w.Err())
	}
	disk := errors.New("no space left on device")
	for name, want := range map[string]error{"an error": disk, "a short write": io.ErrShortWrite} {
		f := &full{room: 3}
		if want == disk {
			f.err = disk
		}
		w := sink.Watch(f)
		io.WriteString(w, "abc")
		io.WriteString(w, "long")
		f.room = 100
		io.WriteString(w, "after")
		if !errors.Is(w.Err(), want) || f.String() != "abc" {
			t.Errorf("%s: got %q, %v; expected nothing behind the hole", name, f.String(), w.Err())
		}
	}
}
