// args: -T lib_6_6
struct V { float4 p : SV_Position; };
//                    ^^^^^^^^^^^ error err_hlsl_invalid_semantic: invalid semantic 'SV_Position' for gs 6.6
[shader("geometry")] [maxvertexcount(3)] void fine(triangle V a[3], inout TriangleStream<V> s) { s.Append(a[0]); }
[shader("geometry")] [maxvertexcount(3)] void points(point V a[1], inout PointStream<V> s, inout PointStream<V> t) { s.Append(a[0]); t.Append(a[0]); }
//                                                                                                              ^ error err_hlsl_gs_library_streams: a geometry shader of a library has one stream only
[shader("geometry")] [maxvertexcount(3)] void two(triangle V a[2], inout TriangleStream<V> s) { s.Append(a[0]); }
//                                                           ^ error err_hlsl_gs_array_size: array dimension for triangle must be 3
[shader("geometry")] [maxvertexcount(3)] void single(triangle V a, inout TriangleStream<V> s) { s.Append(a); }
//                                                              ^ error err_hlsl_gs_input_not_array: input types for geometry shader must be constant size arrays
[shader("geometry")] [maxvertexcount(3)] void in_only(triangle V a[3], TriangleStream<V> s) { s.Append(a[0]); }
//                                                                                       ^ error err_hlsl_missing_inout_attr: stream-output object must be an inout parameter
[shader("geometry")] [maxvertexcount(3)] void out_only(triangle V a[3], out TriangleStream<V> s) { s.Append(a[0]); }
//                                                                                            ^ error err_hlsl_missing_inout_attr: stream-output object must be an inout parameter
[shader("geometry")] [maxvertexcount(3)] void mixed(triangle V a[3], inout PointStream<V> s, inout TriangleStream<V> t) { s.Append(a[0]); t.Append(a[0]); }
//                                                                                                                   ^ error err_hlsl_gs_streams_not_points: when multiple GS output streams are used they must be pointlists
[shader("geometry")] [maxvertexcount(3)] void none(triangle V a[3]) {}
//                                            ^^^^ error err_hlsl_gs_no_stream: geometry shader 'none' has no stream to write to
[shader("geometry")] [maxvertexcount(1025)] void many(triangle V a[3], inout TriangleStream<V> s) { s.Append(a[0]); }
//                    ^^^^^^^^^^^^^^^^^^^^ error err_hlsl_attribute_range: 'maxvertexcount' must be between 0 and 1024, not 1025
[shader("geometry")] [maxvertexcount(3)] [instance(33)] void instances(triangle V a[3], inout TriangleStream<V> s) { s.Append(a[0]); }
//                                        ^^^^^^^^^^^^ error err_hlsl_attribute_range: 'instance' must be between 1 and 32, not 33
[shader("geometry")] [maxvertexcount(3)] void conflict(triangle V a[3], line float4 b[2] : B, inout TriangleStream<V> s) { s.Append(a[0]); }
//                                                                                  ^ error err_hlsl_gs_primitives_conflict: input parameter conflicts with geometry specifier of previous input parameters
[shader("geometry")] [maxvertexcount(3)] V result(triangle V a[3], inout TriangleStream<V> s) { s.Append(a[0]); return a[0]; }
