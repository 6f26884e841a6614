package message

import (
	"strings"

	"github.com/odsgen/ods/core"
)

// Quote writes types as messages do: each in single quotes, with commas between them.
func Quote(types ...core.Type) string {
	var out strings.Builder
	for i, t := range types {
		if i > 0 {
			out.WriteString(", ")
		}
		out.WriteString("'" + core.TypeString(t) + "'")
	}
	return out.String()
}
