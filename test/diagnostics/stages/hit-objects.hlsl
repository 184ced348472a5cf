// args: -T lib_6_9
struct A { float2 b; }; struct L { vector<float, 8> v; }; struct B { RWBuffer<float> x; };
dx::HitObject use() { return dx::HitObject::MakeNop(); }
[shader("compute")] [numthreads(1,1,1)] void cs() { use(); }
//                                                  ^^^^^ error err_hlsl_hit_object_stage: dx::HitObject is unavailable in shader stage 'compute' (requires 'raygeneration', 'closesthit' or 'miss')
//                                           ^^ note note_hlsl_entry_defined_here: entry function defined here
[shader("raygeneration")] void rg() { dx::HitObject h = use(); A a; h.GetAttributes(a); L l; h.GetAttributes(l); B b; h.GetAttributes(b); }
//                                                                                                           ^ error err_hlsl_unsupported_long_vector: vectors of over 4 elements in attributes are not supported
//                                                                                                                                    ^ error err_hlsl_attributes_not_numeric: attributes type must be a user-defined type composed of only numeric types
