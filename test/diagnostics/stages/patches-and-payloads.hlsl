// args: -T lib_6_6
// What a stage is given is only read.
struct P { float4 p : SV_Position; };
void f(out InputPatch<P, 3> patch) {}
//                          ^^^^^ error err_hlsl_patch_mode: InputPatch should not be out/inout parameter
void g(inout OutputPatch<P, 3> patch) {}
//                             ^^^^^ error err_hlsl_patch_mode: OutputPatch should not be out/inout parameter
void h(in InputPatch<P, 3> patch) {}
void i(payload P p) {}
//               ^ error err_hlsl_payload_mode: 'payload' object must be an in parameter
//                 help: write 'in' in front of 'payload'
void j(out payload P p) {}
//                   ^ error err_hlsl_payload_mode: 'payload' object must be an in parameter
//                     help: write 'in' in front of 'payload'
void k(in payload P p) {}
