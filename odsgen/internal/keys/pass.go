package keys

// Pass is a pass.
var Pass = &Table{Name: "pass", Doc: "A pass, under its argument on command lines and in pipelines.", Definition: true,
	Keys: []Key{
		{Name: "class", Doc: "Class that headers of dumps show; default the Go name."},
		{Name: "anchor", Doc: "Full name of the operation that it runs on; default any."},
		{Name: "interface", Scope: Interfaces, Doc: "Interface that the operation must implement."},
		{Name: "depends", Kind: Texts, Doc: "Dialects that it creates operations of."},
		{Name: "options", Kind: Pairs, Of: PassOption, Doc: "Options, by their name in pipelines."},
		{Name: "statistics", Kind: Pairs, Of: PassStatistic, Doc: "Counters: name and summary."},
		{Name: "init", Kind: Flag, Doc: "Promises a method that prepares once before the pipeline: prepare."},
		{Name: "scratch", Kind: Flag, Doc: "Promises a method that makes what one goroutine keeps from one operation to the next, such as buffers: scratch."},
		{Name: "registry", Kind: Flag, Doc: "The field Registry has the registry of passes that it was made from; options of type pipeline imply it."},
	}}

// PassOption is an option of a pass.
var PassOption = &Table{Name: "pass option", Doc: "An option of a pass.", Keys: []Key{
	{Name: "type", Kind: Word, Words: PassTypes, Doc: "Type of the value; pipeline, always in a list, is op(pass,pass)."},
	{Name: "list", Kind: Flag, Doc: "Several values, with ',' between them; of int, string or pipeline."},
	{Name: "values", Kind: Map, Doc: "The words of an enum, with what they mean."},
	{Name: "default", Kind: Any, Doc: "Value when the option is not given; a list for a list."},
	summaryKey, goNameKey,
}}

// PassTypes are the types of options.
var PassTypes = []string{"bool", "int", "uint", "float", "string", "enum", "pipeline"}

// PassStatistic is a counter of a pass.
var PassStatistic = &Table{Name: "statistic", Doc: "A counter of a pass.", Short: true, Keys: []Key{summaryKey, goNameKey}}
