// args: -T lib_6_7
// Payloads along the paths of a shader.
struct [raypayload] Payload {
  float hitOnly : write(closesthit) : read(caller);
  float given : read(closesthit) : write(caller);
  float both : write(caller, closesthit) : read(caller, closesthit);
  float kept[2] : write(caller, closesthit) : read(caller);
};

struct [raypayload] Outer {
  Payload inner;
};

struct Plain {
  float x;
};

RaytracingAccelerationStructure Scene;
RWBuffer<float> Out;

struct Attributes {
  float2 barycentrics;
};

[shader("closesthit")]
void readsAndWrites(inout Payload payload, Attributes attributes) {
  payload.given = payload.hitOnly;
//        ^^^^^ warning warn_hlsl_payload_access_write_loss: write will be dropped ('given' is not qualified 'write' for shader stage 'closesthit') [-Wpayload-access-shader]
//                        ^^^^^^^ warning warn_hlsl_payload_access_undef_read: reading undefined value ('hitOnly' is not qualified 'read' for shader stage 'closesthit') [-Wpayload-access-shader]
  payload.kept[0] = 1;
}

[shader("closesthit")]
void writtenFirst(inout Payload payload, Attributes attributes) {
  payload.kept[1] = payload.given;
  payload.hitOnly = 1;
  if (payload.hitOnly > attributes.barycentrics.x) payload.both += payload.hitOnly;
  payload.given = 3;
  payload.given = 4;
//        ^^^^^ warning warn_hlsl_payload_access_write_loss: write will be dropped ('given' is not qualified 'write' for shader stage 'closesthit') [-Wpayload-access-shader]
}

[shader("closesthit")]
void sometimes(inout Payload payload, Attributes attributes) {
//                           ^^^^^^^ warning warn_hlsl_payload_access_data_loss: potential loss of data for payload field 'kept'. Field is qualified 'write' in earlier stages and 'write' only for stage 'closesthit' but never unconditionally written. [-Wpayload-access-shader]
  if (payload.given > 1) {
    payload.kept[0] = 0;
    payload.hitOnly = 0;
    return;
  }
  Out[0] = payload.hitOnly;
//                 ^^^^^^^ warning warn_hlsl_payload_access_undef_read: reading undefined value ('hitOnly' is not qualified 'read' for shader stage 'closesthit') [-Wpayload-access-shader]
}

void helper(inout Payload p) {
//                        ^ warning warn_hlsl_payload_access_data_loss: potential loss of data for payload field 'kept'. Field is qualified 'write' in earlier stages and 'write' only for stage 'closesthit' but never unconditionally written. [-Wpayload-access-shader]
  Out[1] = p.hitOnly;
//           ^^^^^^^ warning warn_hlsl_payload_access_undef_read: reading undefined value ('hitOnly' is not qualified 'read' for shader stage 'closesthit') [-Wpayload-access-shader]
  p.given = 0;
//  ^^^^^ warning warn_hlsl_payload_access_write_loss: write will be dropped ('given' is not qualified 'write' for shader stage 'closesthit') [-Wpayload-access-shader]
  p.hitOnly = 1;
}

void known(inout Payload p) {
//                       ^ warning warn_hlsl_payload_access_data_loss: potential loss of data for payload field 'kept'. Field is qualified 'write' in earlier stages and 'write' only for stage 'closesthit' but never unconditionally written. [-Wpayload-access-shader]
  Out[2] = p.hitOnly;
//           ^^^^^^^ warning warn_hlsl_payload_access_undef_read: reading undefined value ('hitOnly' is not qualified 'read' for shader stage 'closesthit') [-Wpayload-access-shader]
}

void elsewhere(inout Payload p);

[shader("closesthit")]
void callsHelpers(inout Payload payload, Attributes attributes) {
  payload.kept[0] = 1;
  helper(payload);
  known(payload);
  elsewhere(payload);
//^^^^^^^^^^^^^^^^^^ warning warn_qualified_payload_passed_to_extern_function: passing a qualified payload to an extern function can cause undefined behavior if payload qualifiers mismatch [-Wpayload-access-call]
}

[shader("closesthit")]
void nested(inout Outer payload, Attributes attributes) {
  payload.inner.kept[0] = 0;
  payload.inner.given = payload.inner.hitOnly;
//              ^^^^^ warning warn_hlsl_payload_access_write_loss: write will be dropped ('given' is not qualified 'write' for shader stage 'closesthit') [-Wpayload-access-shader]
//                                    ^^^^^^^ warning warn_hlsl_payload_access_undef_read: reading undefined value ('hitOnly' is not qualified 'read' for shader stage 'closesthit') [-Wpayload-access-shader]
}

[shader("raygeneration")]
void generate() {
  RayDesc ray = (RayDesc)0;
  Payload payload;
  payload.hitOnly = 0;
  payload.both = 1;
  TraceRay(Scene, 0, 0xff, 0, 1, 0, ray, payload);
//                                       ^^^^^^^ warning warn_hlsl_payload_access_write_but_no_write_for_trace_payload: value will be undefined inside TraceRay ('hitOnly' is not qualified 'write' for 'caller') [-Wpayload-access-trace]
//                                       ^^^^^^^ warning warn_hlsl_payload_access_read_but_no_read_after_trace: 'hitOnly' is qualified 'read' for 'caller' but the field is never read after TraceCall (possible performance issue) [-Wpayload-access-perf]
//                                       ^^^^^^^ warning warn_hlsl_payload_access_no_write_for_trace_payload: field 'given' is 'write' for 'caller' stage but field is never written for TraceRay call [-Wpayload-access-trace]
//                                       ^^^^^^^ warning warn_hlsl_payload_access_no_write_for_trace_payload: field 'kept' is 'write' for 'caller' stage but field is never written for TraceRay call [-Wpayload-access-trace]
//                                       ^^^^^^^ warning warn_hlsl_payload_access_read_but_no_read_after_trace: 'kept' is qualified 'read' for 'caller' but the field is never read after TraceCall (possible performance issue) [-Wpayload-access-perf]
  Out[3] = payload.given + payload.both;
//                 ^^^^^ warning warn_hlsl_payload_access_read_of_undef_after_trace: reading undefined value ('given' is returned from TraceRay but not qualified 'read' for 'caller') [-Wpayload-access-trace]
  payload.given = 1;
  Out[4] = payload.given;
  Payload whole = (Payload)0;
  for (int i = 0; i < 2; i++) {
    TraceRay(Scene, 0, 0xff, 0, 1, 0, ray, whole);
//                                         ^^^^^ warning warn_hlsl_payload_access_write_but_no_write_for_trace_payload: value will be undefined inside TraceRay ('hitOnly' is not qualified 'write' for 'caller') [-Wpayload-access-trace]
    Out[5 + i] = whole.hitOnly + whole.both + whole.kept[i];
  }
}

[shader("miss")]
void missed(inout Payload payload) {
  RayDesc ray = (RayDesc)0;
  Plain plain = { 1 };
//      ^^^^^ error err_payload_requires_attribute: type 'Plain' used as payload requires that it is annotated with the [raypayload] attribute
  TraceRay(Scene, 0, 0xff, 0, 1, 0, ray, plain);
}
