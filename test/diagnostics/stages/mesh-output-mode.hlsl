// args: -T ms_6_5
struct P { float n : NORMAL; };
[numthreads(32, 1, 1)] [outputtopology("triangle")]
void main(primitives P prims) { P p; p.n = 1; prims = p; }
//                     ^^^^^ error err_hlsl_mesh_output_mode: 'primitives' object must be an out parameter
