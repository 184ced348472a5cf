// args: -T lib_6_7
struct [raypayload] Payload { float a : read(vertex) : write(caller); };
//                                           ^^^^^^ error err_hlsl_payload_access_qualifier_unsupported_shader: payload access qualifiers are only defined for raytracing shader stages closesthit, miss, anyhit and for special keyword: caller. 'vertex' is not supported
//                                                     ^^^^^^^^^^^^^ error err_hlsl_payload_access_qualifier_invalid_combination: field 'a' is qualified 'write' for shader stage 'caller' but has no valid consumer
