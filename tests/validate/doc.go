// Package validate looks for passes that change what programs do, with backend/validate:
//
//	go test ./tests/validate -time 60m -seed 7        # as long as that
//	go test ./tests/validate -only affine-loop-fusion # pipelines with this pass only
//
// Programs are those of packages randprog and randir, those of the recorded cases that can be executed, and those of the
// testdata folders of this tree. Each is run through a pipeline: the one that was recorded with it, one shipped pass, or
// some at random, with options that stand in recorded pipelines. Without -time, a number of runs is made that takes one or
// two minutes on two processors, always the same ones. A finding names the pass, shows what differs and, with -out DIR, leaves a
// reproducer behind.
package validate
