// args: -T lib_6_7
struct [raypayload] Inner { float z : read(caller) : write(closesthit); };

struct [raypayload] Good {
  float a : read(caller, closesthit) : write(caller, closesthit, miss);
  float b : write(anyhit) : read(anyhit, miss);
  Inner inner;
};

struct [raypayload] Bad {
//                  ^^^ error err_not_all_payload_fields_qualified: payload type 'Bad' requires that all fields carry payload access qualifiers.
  float missRead : read(miss) : write(closesthit);
//                              ^^^^^^^^^^^^^^^^^ error err_hlsl_payload_access_qualifier_invalid_combination: field 'missRead' is qualified 'write' for shader stage 'closesthit' but has no valid consumer
//                 ^^^^^^^^^^ error err_hlsl_payload_access_qualifier_invalid_combination: field 'missRead' is qualified 'read' for shader stage 'miss' but has no valid producer
  float noReader : write(closesthit);
//                 ^^^^^^^^^^^^^^^^^ error err_hlsl_payload_access_qualifier_invalid_combination: field 'noReader' is qualified 'write' for shader stage 'closesthit' but has no valid consumer
  float noWriter : read(caller);
//                 ^^^^^^^^^^^^ error err_hlsl_payload_access_qualifier_invalid_combination: field 'noWriter' is qualified 'read' for shader stage 'caller' but has no valid producer
  float anyNoReader : write(anyhit);
//                    ^^^^^^^^^^^^^ error err_hlsl_payload_access_qualifier_invalid_combination: field 'anyNoReader' is qualified 'write' for shader stage 'anyhit' but has no valid consumer
  float callerNoReader : write(caller);
//                       ^^^^^^^^^^^^^ error err_hlsl_payload_access_qualifier_invalid_combination: field 'callerNoReader' is qualified 'write' for shader stage 'caller' but has no valid consumer
  float emptyWriter : read(caller) : write();
//                    ^^^^^^^^^^^^ error err_hlsl_payload_access_qualifier_invalid_combination: field 'emptyWriter' is qualified 'read' for shader stage 'caller' but has no valid producer
  float emptyReader : write(anyhit) : read();
//                    ^^^^^^^^^^^^^ error err_hlsl_payload_access_qualifier_invalid_combination: field 'emptyReader' is qualified 'write' for shader stage 'anyhit' but has no valid consumer
  float twice : read(caller) : read(miss) : write(caller);
//                             ^^^^^^^^^^ error err_hlsl_payload_access_qualifier_multiple_defined: payload access qualifier 'read' has already been defined
  float plain;
//      ^^^^^ error err_payload_fields_not_qualified: payload field 'plain' has no payload access qualifiers.
  Inner inner : read(caller) : write(miss);
//      ^^^^^ error err_payload_fields_is_payload_and_overqualified: payload field 'inner' is a payload struct. Payload access qualifiers are not allowed on payload types.
};

struct Plain { float a; };

[shader("miss")] void Miss(inout Good payload) {}
[shader("miss")] void Other(inout Plain payload) {}
//                                      ^^^^^^^ error err_payload_requires_attribute: type 'Plain' used as payload requires that it is annotated with the [raypayload] attribute
[shader("callable")] void Call(inout Plain value) {}
template<typename T> struct [raypayload] NeverMade {
  T a : read(miss);
//      ^^^^^^^^^^ error err_hlsl_payload_access_qualifier_invalid_combination: field 'a' is qualified 'read' for shader stage 'miss' but has no valid producer
  T b : write(closesthit);
//      ^^^^^^^^^^^^^^^^^ error err_hlsl_payload_access_qualifier_invalid_combination: field 'b' is qualified 'write' for shader stage 'closesthit' but has no valid consumer
  float c : write(caller) : read(miss);
};
