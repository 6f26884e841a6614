package driver

import (
	"bufio"
	"io"
	"os"

	"github.com/odsgen/ods/core"
)

// spool keeps the bodies of the parts until all is well. A file is written at once, as if there were no aliases; when
// some have come up, what was written is copied after their definitions. What is not a file is written at the end.
type spool struct {
	out   *output
	temp  *os.File // nil while the output itself is written
	w     *bufio.Writer
	begun bool
}

const spoolBuffer = 256 << 10

func newSpool(out *output) *spool { return &spool{out: out} }

// begin decides where bodies go.
func (s *spool) begin(j *core.PartJoiner) error {
	s.begun = true
	if s.out.file != nil && s.out.file.Replaces() {
		s.w = bufio.NewWriterSize(s.out.file, spoolBuffer)
		if j.HasAliases() {
			return s.toTemp()
		}
		_, err := s.w.Write(j.Head())
		return err
	}
	return s.toTemp()
}

func (s *spool) toTemp() (err error) {
	if s.temp, err = os.CreateTemp("", "ods-*.spool"); err != nil {
		return err
	}
	s.w = bufio.NewWriterSize(s.temp, spoolBuffer)
	return nil
}

// body adds a part.
func (s *spool) body(j *core.PartJoiner, p *core.PrintedPart) error {
	had := j.HasAliases()
	body := j.Add(p)
	if !s.begun {
		if err := s.begin(j); err != nil {
			return err
		}
	} else if s.temp == nil && !had && j.HasAliases() {
		if err := s.moveToTemp(j); err != nil {
			return err
		}
	}
	_, err := s.w.Write(body)
	return err
}

// moveToTemp moves what the output holds after the head into a temporary file, because definitions of aliases come
// before it.
func (s *spool) moveToTemp(j *core.PartJoiner) error {
	if err := s.w.Flush(); err != nil {
		return err
	}
	head := int64(len(j.PlainHead()))
	if err := s.toTemp(); err != nil {
		return err
	}
	if _, err := io.Copy(s.w, s.out.file.From(head)); err != nil {
		return err
	}
	return s.out.file.Empty()
}

// finish writes the output, as far as that has not been done.
func (s *spool) finish(j *core.PartJoiner) error {
	if err := s.w.Flush(); err != nil {
		return err
	}
	if s.temp == nil {
		if _, err := s.out.Write(j.Tail()); err != nil {
			return err
		}
		_, err := io.WriteString(s.out, "\n")
		return err
	}
	if _, err := s.temp.Seek(0, io.SeekStart); err != nil {
		return err
	}
	w := bufio.NewWriterSize(s.out, spoolBuffer)
	w.Write(j.Head())
	buf := make([]byte, 0, 2*spoolBuffer)
	var resolved []byte
	for {
		n, err := s.temp.Read(buf[len(buf):cap(buf)])
		buf = buf[:len(buf)+n]
		if n == 0 && err == io.EOF {
			break
		}
		if err != nil && err != io.EOF {
			return err
		}
		whole := j.OpenMark(buf)
		resolved = j.Resolve(resolved[:0], buf[:whole])
		if _, err := w.Write(resolved); err != nil {
			return err
		}
		buf = append(buf[:0], buf[whole:]...)
	}
	w.Write(j.Tail())
	w.WriteString("\n")
	return w.Flush()
}

func (s *spool) close() {
	if s.temp != nil {
		s.temp.Close()
		os.Remove(s.temp.Name())
	}
}
