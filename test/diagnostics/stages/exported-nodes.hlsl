// args: -T lib_6_8
struct Record { uint a; };
export DispatchNodeInputRecord<Record> pass(DispatchNodeInputRecord<Record> x) { return x; }
//                                     ^^^^ error err_hlsl_exported_resource: exported function 'pass' must not have a node in its parameters or result
struct Held { NodeOutput<Record> output; };
export void inside(Held h) {}
//          ^^^^^^ error err_hlsl_exported_resource: exported function 'inside' must not have a node in its parameters or result
void own(DispatchNodeInputRecord<Record> x) {}
