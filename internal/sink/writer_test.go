package sink_test

import (
	"bytes"
	"errors"
	"io"
	"os"
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

// A closed standard output is the null device, open for reading too; one that a shell redirects there is open for writing only.
func TestClosedAtStart(t *testing.T) {
	for _, test := range []struct {
		flag int
		ok   bool
	}{{os.O_RDWR, false}, {os.O_WRONLY, true}} {
		f, err := os.OpenFile(os.DevNull, test.flag, 0)
		if err != nil {
			t.Fatal(err)
		}
		defer f.Close()
		w := sink.Watch(f)
		_, err = io.WriteString(w, "a")
		if (err == nil) != test.ok || (w.Err() == nil) != test.ok {
			t.Errorf("flag %d: error %v, want none: %v", test.flag, err, test.ok)
		}
	}
}
