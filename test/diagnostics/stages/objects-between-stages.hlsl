// args: -T ps_6_8
struct Record { float a; };
struct Held { dx::HitObject hits[2]; };
TriangleStream<Record> main(EmptyNodeOutput node : NODE, ThreadNodeOutputRecords<Record> records : RECORDS, Held held : HELD) : SV_Target {}
//                                                                                                                                         ^ warning warn_noreturn_nonvoid: non-void function does not return a value [-Wreturn-type]
//                                          ^^^^ error err_hlsl_resource_in_signature: 'EmptyNodeOutput' (type for NODE) cannot be used as shader inputs or outputs
//                                               help: declare it outside of the function
//                                          ^^^^ note note_declared_here: 'node' declared here
//                                                                                       ^^^^^^^ error err_hlsl_resource_in_signature: 'ThreadNodeOutputRecords<Record>' (type for RECORDS) cannot be used as shader inputs or outputs
//                                                                                               help: declare it outside of the function
//                                                                                       ^^^^^^^ note note_declared_here: 'records' declared here
//                                                                                                               ^^^^ error err_hlsl_resource_in_signature: 'dx::HitObject' (type for HELD) cannot be used as shader inputs or outputs
//                                                                                                                    help: declare it outside of the function
//                                                                                                               ^^^^ note note_declared_here: 'held' declared here
//                     ^^^^ error err_hlsl_resource_in_signature: 'TriangleStream<Record>' (type for SV_Target) cannot be used as shader inputs or outputs
//                          help: declare it outside of the function
