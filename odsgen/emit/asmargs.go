package emit

import (
	"fmt"
	"strings"

	"github.com/odsgen/ods/odsgen/internal/form"
	"github.com/odsgen/ods/odsgen/model"
)

// entryArgDefs returns the field of a region's declaration that says which arguments the operation's format writes.
func (g *gen) entryArgDefs(s *source, o *model.Op, region int) string {
	defs := form.EntryArgs(o, region)
	if len(defs) == 0 {
		return ""
	}
	core := s.use(CorePath)
	names := [...]string{"EntryArgsTyped", "EntryArgsOfOperand", "EntryArgsOfResult", "EntryArgPairs"}
	var list []string
	for _, d := range defs {
		list = append(list, fmt.Sprintf("{Form: %s.%s%s}", core, names[d.Form], flag(fmt.Sprintf(", Group: %d", d.Group), d.Group > 0)))
	}
	return fmt.Sprintf(", Args: []%s.EntryArgDef{%s}", core, strings.Join(list, ", "))
}
