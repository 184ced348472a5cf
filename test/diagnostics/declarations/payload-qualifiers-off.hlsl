// args: -T lib_6_6
struct [raypayload] Payload { float a : read(caller) : write(miss); };
//                  ^^^^^^^ warning warn_hlsl_payload_qualifer_dropped: payload access qualifiers ignored. These are only supported for lib_6_7+ targets and lib_6_6 with with the -enable-payload-qualifiers flag. [-Wpayload-access-qualifier]
struct Plain { float a; };

[shader("miss")] void Miss(inout Payload payload) {}
[shader("miss")] void Other(inout Plain payload) {}
