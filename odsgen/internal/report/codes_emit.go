package report

// The codes of definitions that are right by themselves, but for which no Go can be made. They are found when it is
// emitted.
var (
	HookTwice = &Code{"ODS0806", "hook needed twice",
		"Two promises of a dialect would be kept by one method of its hooks, with different signatures.",
		"dialect: d\ninterfaces:\n  I: {methods: [Name() string]}\nops:\n  a: {interfaces: [I], result_names: go}\n"}
	AccessorType = &Code{"ODS0807", "accessor and method",
		"A part of an operation has an accessor of the name that a method of one of its interfaces has. It implements the method when it has the method's type.",
		"dialect: d\ninterfaces:\n  I: {methods: [Size() int]}\nops:\n  a:\n    operands:\n      - size: I32\n    interfaces: [I]\n"}
	StaticDefault = &Code{"ODS0808", "default out of reach",
		"A static method needs no operation, so it cannot reach the hooks of another dialect, which hold the default.", ""}
)

// Emitted returns the codes that emission reports; they are among [Codes].
func Emitted() []*Code { return []*Code{HookTwice, AccessorType, StaticDefault} }
