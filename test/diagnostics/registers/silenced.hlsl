// args: -T lib_6_6 -Wno-legacy-constant-register-binding
// The legacy rules: nothing is said, and what means nothing is ignored.
bool flag : register(b0);
int integer : register(i0);
cbuffer C { float a : register(c0); }
struct S { float f; };
S udt : register(t0);
