package asmformat

// integerFirst returns what an integer attribute can start with; i1 is written true or false.
func integerFirst() First {
	return First{Tokens: []string{"-", "true", "false"}, Classes: ClassInteger}
}

// floatFirst returns what a float attribute can start with.
func floatFirst() First { return First{Tokens: []string{"-"}, Classes: ClassFloat | ClassInteger} }

// stringFirst returns what a string attribute starts with.
func stringFirst() First { return First{Classes: ClassString} }
