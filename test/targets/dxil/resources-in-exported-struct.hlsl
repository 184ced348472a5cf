// args: -T lib_6_x
// A resource in a struct is a resource among the parameters, whether it is used or not.
struct T { float4 v; RWBuffer<float> b[2]; };
export float f(T local) { return local.v.x; }
; ==>
main.hlsl:4:14: error: a resource as a parameter or result of an exported function cannot be written as DXIL [-Wdxil-validation]
    4 | export float f(T local) { return local.v.x; }
      |              ^
1 error generated.
