// args: -T lib_6_3
struct Payload { float4 color; };
struct Hit { float2 at; };
struct Bad { Texture2D image; };

[shader("raygeneration")] void right() { }
[shader("raygeneration")] void given(Payload p) { }
//                             ^^^^^ error err_raytracing_entry_param_count: incorrect number of entry parameters for raytracing stage 'raygeneration': 1 parameter(s) provided, expected no parameters
[shader("intersection")] void given2(Hit h) { }
//                            ^^^^^^ error err_raytracing_entry_param_count: incorrect number of entry parameters for raytracing stage 'intersection': 1 parameter(s) provided, expected no parameters
[shader("miss")] void sky(inout Payload p) { }
[shader("miss")] void none() { }
//                    ^^^^ error err_raytracing_entry_param_count: incorrect number of entry parameters for raytracing stage 'miss': 0 parameter(s) provided, expected one payload parameter
[shader("miss")] void in_only(Payload p) { }
//                                    ^ error err_hlsl_ray_parameter_mode: payload parameter 'p' must be 'inout'
[shader("miss")] void out_only(out Payload p) { }
//                                         ^ error err_hlsl_ray_parameter_mode: payload parameter 'p' must be 'inout'
[shader("miss")] void number(inout float p) { }
//                                       ^ error err_payload_attrs_must_be_udt: payload parameter 'p' must be a user-defined type composed of only numeric types
[shader("miss")] void resource(inout Bad p) { }
//                                       ^ error err_payload_attrs_must_be_udt: payload parameter 'p' must be a user-defined type composed of only numeric types
[shader("miss")] float result(inout Payload p) { return 1; }
//                     ^^^^^^ error err_hlsl_ray_result: return type for 'miss' shaders must be void
[shader("closesthit")] void hit(inout Payload p, Hit h) { }
[shader("closesthit")] void one(inout Payload p) { }
//                          ^^^ error err_raytracing_entry_param_count: incorrect number of entry parameters for raytracing stage 'closesthit': 1 parameter(s) provided, expected two parameters for payload and attributes
[shader("anyhit")] void three(inout Payload p, Hit h, float t) { }
//                      ^^^^^ error err_raytracing_entry_param_count: incorrect number of entry parameters for raytracing stage 'anyhit': 3 parameter(s) provided, expected two parameters for payload and attributes
[shader("anyhit")] void written(inout Payload p, inout Hit h) { }
//                                                         ^ error err_hlsl_ray_parameter_mode: intersection attributes parameter 'h' must be 'in'
[shader("anyhit")] void numbers(inout Payload p, float2 h) { }
//                                                      ^ error err_payload_attrs_must_be_udt: attributes parameter 'h' must be a user-defined type composed of only numeric types
[shader("callable")] void call(inout Payload p) { }
[shader("callable")] void two(inout Payload p, inout Payload q) { }
//                        ^^^ error err_raytracing_entry_param_count: incorrect number of entry parameters for raytracing stage 'callable': 2 parameter(s) provided, expected one argument parameter
[shader("callable")] void copy(Payload p) { }
//                                     ^ error err_hlsl_ray_parameter_mode: callable parameter 'p' must be 'inout'
struct Nothing { };
struct NothingInside : Nothing { Nothing n; };
[shader("miss")] void empty(inout Nothing p) { }
//                                        ^ error err_hlsl_ray_empty_parameter: payload parameter 'p' has no fields, so a 'miss' shader takes and gives nothing
//                                          help: add a field to Nothing
[shader("callable")] void emptyCall(inout NothingInside p) { }
//                                                      ^ error err_hlsl_ray_empty_parameter: callable parameter 'p' has no fields, so a 'callable' shader takes and gives nothing
//                                                        help: add a field to NothingInside
[shader("closesthit")] void emptyHit(inout Payload p, Nothing h) { }
//                                                            ^ error err_hlsl_ray_empty_parameter: attributes parameter 'h' has no fields, so a 'closesthit' shader takes and gives nothing
//                                                              help: add a field to Nothing
