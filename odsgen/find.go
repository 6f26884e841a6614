package odsgen

import "strings"

// Definitions lists the definition files that [Generate] takes when none is named: those below dir/defs, or else those
// in dir.
func Definitions(dir string) ([]string, error) {
	paths, _, err := findDefinitions(dir)
	return paths, err
}

// IsDefinition reports whether a YAML file is a definition: its first key is "dialect" or "library".
func IsDefinition(data []byte) bool {
	for l := range strings.Lines(string(data)) {
		if t := strings.TrimSpace(l); t != "" && !strings.HasPrefix(t, "#") {
			return strings.HasPrefix(l, "dialect:") || strings.HasPrefix(l, "library:")
		}
	}
	return false
}
