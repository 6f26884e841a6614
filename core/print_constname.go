package core

// SSAName returns the name that upstream's constants of this value suggest for their result: c42_i32, c7 for an index,
// true and false. The text is made once for each attribute, because a printer asks for every constant of a module.
func (a *IntegerAttr) SSAName() string {
	if s := load(&a.name); s != nil {
		return *s
	}
	s := a.makeSSAName()
	store(&a.name, &s)
	return s
}

func (a *IntegerAttr) makeSSAName() string {
	t, ok := a.typ.(*IntegerType)
	if ok && t.width == 1 {
		if a.value.IsZero() {
			return "false"
		}
		return "true"
	}
	b := a.value.AppendDec([]byte{'c'}, true)
	if ok {
		b = append(b, '_')
		b = append(b, t.String()...)
	}
	return string(b)
}
