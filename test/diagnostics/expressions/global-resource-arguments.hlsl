// args: -T cs_6_6
RWByteAddressBuffer Raw;
//                  ^^^ note note_var_declared_here: variable 'Raw' is declared here
//                  ^^^ note note_var_declared_here: variable 'Raw' is declared here
Texture2D<float4> Images[2];
//                ^^^^^^ note note_var_declared_here: variable 'Images' is declared here
void choose(inout RWByteAddressBuffer target, bool other) {
  RWByteAddressBuffer local = target;
  if (other) target = local;
}
void handOn(inout RWByteAddressBuffer target) { choose(target, false); }
void replace(inout Texture2D<float4> image[2]) { image[1] = image[0]; }
float4 read(inout Texture2D<float4> image, uint2 at) { return image[at]; }
void fill(inout RWByteAddressBuffer target) { target.Store(0, 1); }
void fillLater(inout RWByteAddressBuffer target) { fill(target); }
// Nobody calls this one.
void unused() { choose(Raw, true); }
void later(uint2 at) {
  Raw.Store(4, read(Images[1], at).x);
  replace(Images);
//        ^^^^^^ error err_hlsl_assign_to_global_resource: assignment to global resource variable 'Images' is not allowed
}
[numthreads(1, 1, 1)] void main(uint2 id : SV_DispatchThreadID) {
  RWByteAddressBuffer local = Raw;
  choose(local, true);
  choose(Raw, true);
//       ^^^ error err_hlsl_assign_to_global_resource: assignment to global resource variable 'Raw' is not allowed
  handOn(Raw);
//       ^^^ error err_hlsl_assign_to_global_resource: assignment to global resource variable 'Raw' is not allowed
  fill(Raw);
  fillLater(Raw);
  later(id);
}
