package conformance

import (
	"fmt"
	"strings"
)

// Pipelines is the Pass of the cases that name flags of their own.
const Pipelines = "pipelines"

// LoadPipelines reads every archive below dir in which NNN.I.run is a tool, opt or translate, and a flag on each line
// behind it, for the input NNN.mlir, and NNN.I.out what the tool prints.
func LoadPipelines(dir string) ([]*Case, error) { return loadWith(dir, readPipeline) }

func readPipeline(name string, texts map[string]string) (*Case, error) {
	id, ok := strings.CutSuffix(name, ".run")
	if !ok {
		return nil, nil
	}
	number, _, _ := strings.Cut(id, ".")
	need := needed(name, texts)
	input, err := need(number + ".mlir")
	if err != nil {
		return nil, err
	}
	want, err := need(id + ".out")
	if err != nil {
		return nil, err
	}
	dialects, err := need(id + ".dialects")
	if err != nil {
		return nil, err
	}
	lines := strings.Split(strings.TrimSuffix(texts[name], "\n"), "\n")
	if lines[0] != "opt" && lines[0] != "translate" {
		return nil, fmt.Errorf("member %q: unknown tool %q", name, lines[0])
	}
	return &Case{
		Input: input, Pass: Pipelines, Flags: lines[1:], Translate: lines[0] == "translate", Want: want,
		Dialects: withoutBuiltin(dialects),
	}, nil
}
