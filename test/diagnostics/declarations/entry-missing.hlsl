// args: -T cs_6_6 -E absent
[numthreads(1, 1, 1)] void main() {}
//@ nowhere error err_hlsl_missing_entry: missing entry point definition
//          help: there is no function 'absent' with a body; did you mean -E main?
