// args: -T lib_6_3
// Before shader model 6.6 a resource in a variable must be known wherever it is used.
Texture2D<float4> T;
SamplerState S;
RWBuffer<float4> Out;
uint c, d;

[shader("compute")]
[numthreads(1, 1, 1)]
void oneBranch(uint3 i : SV_DispatchThreadID) {
  Texture2D<float4> t;
//^^^^^^^^^ error err_resource_not_always_set: local resource not guaranteed to map to unique global resource.
//          help: it is not set on every path that uses it; set it where it is declared, or use shader model 6.6
  if (c)
    t = T;
  Out[0] = t[i.xy];
}

[shader("compute")]
[numthreads(1, 1, 1)]
void loop(uint3 i : SV_DispatchThreadID) {
  SamplerState s;
//^^^^^^^^^^^^ error err_resource_not_always_set: local resource not guaranteed to map to unique global resource.
//             help: it is not set on every path that uses it; set it where it is declared, or use shader model 6.6
  for (uint k = 0; k < c; k++)
    s = S;
  Out[1] = T.SampleLevel(s, 0, 0);
}

[shader("compute")]
[numthreads(1, 1, 1)]
void cases(uint3 i : SV_DispatchThreadID) {
  RWBuffer<float4> b;
//^^^^^^^^ error err_resource_not_always_set: local resource not guaranteed to map to unique global resource.
//         help: it is not set on every path that uses it; set it where it is declared, or use shader model 6.6
  switch (c) {
    case 1: b = Out; break;
    case 2: b = Out; break;
  }
  b[2] = 1;
}

struct Textures {
  Texture2D<float4> t;
  float scale;
};
void fill(out Textures s) {
  s.scale = 2;
  if (d)
    return;
  s.t = T;
}

[shader("compute")]
[numthreads(1, 1, 1)]
void member(uint3 i : SV_DispatchThreadID) {
  Textures s;
  fill(s);
//     ^ error err_resource_not_always_set: local resource not guaranteed to map to unique global resource.
//       help: it is not set on every path that uses it; set it where it is declared, or use shader model 6.6
  Out[3] = s.t[i.xy] * s.scale;
}

[shader("compute")]
[numthreads(1, 1, 1)]
void element(uint3 i : SV_DispatchThreadID) {
  Texture2D<float4> t[2];
//^^^^^^^^^ error err_resource_not_always_set: local resource not guaranteed to map to unique global resource.
//          help: it is not set on every path that uses it; set it where it is declared, or use shader model 6.6
  t[0] = T;
  if (c)
    t[1] = T;
  Out[4] = t[1][i.xy];
}

// Set wherever it is used: conditions that are known, the same condition, both branches, a loop that runs.
[shader("compute")]
[numthreads(1, 1, 1)]
void fine(uint3 i : SV_DispatchThreadID) {
  Texture2D<float4> a, b, e, f, h;
  if (c || true)
    a = T;
  Out[5] = a[i.xy];
  bool found = false;
  if (c) {
    b = T;
    found = true;
  }
  if (found)
    Out[6] = b[i.xy];
  if (c)
    e = T;
  else
    e = T;
  Out[7] = e[i.xy];
  for (uint k = 0; k < 4; k++)
    f = T;
  Out[8] = f[i.xy];
  if (d)
    h = T;
  if (!d)
    h = T;
  Out[9] = h[i.xy];
}
