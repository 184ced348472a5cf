// args: -T cs_6_6
RWByteAddressBuffer Raw;
//                  ^^^ note note_var_declared_here: variable 'Raw' is declared here
Texture2D<float4> Images[2];
//                ^^^^^^ note note_var_declared_here: variable 'Images' is declared here
void fill(inout RWByteAddressBuffer target) { target.Store(0, 1); }
float4 read(inout Texture2D<float4> image, uint2 at) { return image[at]; }
// Nobody calls this one.
void unused() { fill(Raw); }
void later(uint2 at) { Raw.Store(4, read(Images[1], at).x); }
//                                       ^^^^^^^^^ error err_hlsl_assign_to_global_resource: assignment to global resource variable 'Images' is not allowed
[numthreads(1, 1, 1)] void main(uint2 id : SV_DispatchThreadID) {
  RWByteAddressBuffer local = Raw;
  fill(local);
  fill(Raw);
//     ^^^ error err_hlsl_assign_to_global_resource: assignment to global resource variable 'Raw' is not allowed
  later(id);
}
