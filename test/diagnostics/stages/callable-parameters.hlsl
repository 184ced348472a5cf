// args: -T lib_6_5
struct Numbers { float4 v; };
[shader("callable")] void Vector(inout float4 v) { v = 1; }
//                                            ^ error err_payload_attrs_must_be_udt: callable parameter 'v' must be a user-defined type composed of only numeric types
[shader("callable")] void Fine(inout Numbers v) { v.v = 1; }
