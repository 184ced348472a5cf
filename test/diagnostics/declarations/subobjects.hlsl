// args: -T lib_6_6
GlobalRootSignature Global = { "CBV(b0)" };
LocalRootSignature Local = { "CBV(b1), " "SRV(t0)" };
string text = "UAV(u0)";
LocalRootSignature Named = { text };
StateObjectConfig Config = { STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS };
SubobjectToExportsAssociation Association = { "Local", "A;B" };
RaytracingShaderConfig Sizes = { 128, 4 * 16 };
RaytracingPipelineConfig1 Pipeline = { 3, RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES };
TriangleHitGroup Triangles = { "", "Closest" };

GlobalRootSignature BadFlag = { "RootFlags(LOCAL_ROOT_SIGNATURE)" };
//                              ^ error err_hlsl_rootsig_local_flag_on_global: LOCAL_ROOT_SIGNATURE flag used in global root signature
LocalRootSignature BadText = { "CBV(b1), " "SRV(u0)" };
//                                              ^^ error err_hlsl_invalid_token: invalid parameter of SRV
LocalRootSignature Overlap = { "CBV(b1), CBV(b1)" };
//                                       ^^^ error err_hlsl_resource_range_overlap: resource ranges b[1;1] and b[1;1] overlap within space = 0 and visibility = All
//                              ^^^ note note_hlsl_resource_range_here: overlapping resource range here
GlobalRootSignature Empty = { "" };
//                            ^^ error err_hlsl_subobject_empty_string: empty string not expected here
RaytracingShaderConfig Missing;
//                     ^^^^^^^ error err_hlsl_subobject_uninitialized: subobject needs to be initialized
StateObjectConfig BadConfig = { 64 };
//                              ^^ error err_hlsl_subobject_flags: '64' is not a combination of the flags of StateObjectConfig
RaytracingPipelineConfig1 BadPipeline = { 3, 1 };
//                                           ^ error err_hlsl_subobject_flags: '1' is not a combination of the flags of RaytracingPipelineConfig1
ProceduralPrimitiveHitGroup NoIntersection = { "Any", "Closest", "" };
//                                                               ^^ error err_hlsl_subobject_empty_string: empty string not expected here
SubobjectToExportsAssociation Elsewhere = { "Other", ";" };
//                            ^^^^^^^^^ warning warn_hlsl_subobject_unknown: 'Other' is not a subobject of this library [-Wsubobject-association]
float constant;
RaytracingPipelineConfig Depth = { constant };
//                                 ^^^^^^^^ error err_hlsl_subobject_number: cannot convert to constant unsigned int

[shader("raygeneration")] void main() {}
void local() { StateObjectConfig config = { 1 }; static StateObjectConfig other = { 1 }; StateObjectConfig several[2]; }
//                               ^^^^^^ error err_hlsl_object_not_global: subobject declaration may only appear in global scope
//                                                                        ^^^^^ error err_hlsl_object_not_global: subobject declaration may only appear in global scope
//                                                                                                         ^^^^^^^ error err_hlsl_object_not_global: subobject declaration may only appear in global scope
struct Holder { TriangleHitGroup group; static StateObjectConfig config; };
//                               ^^^^^ error err_hlsl_object_not_global: subobject declaration may only appear in global scope
//                                                               ^^^^^^ error err_hlsl_object_not_global: subobject declaration may only appear in global scope
namespace N { StateObjectConfig inNamespace = { 1 }; }
//                              ^^^^^^^^^^^ error err_hlsl_object_not_global: subobject declaration may only appear in global scope
extern StateObjectConfig outside = { 1 };
//                       ^^^^^^^ error err_hlsl_object_extern_not_supported: subobject cannot be declared with 'extern' storage specifier
//                       ^^^^^^^ warning warn_extern_init: 'extern' variable has an initializer [-Wextern-initializer]
typedef StateObjectConfig Alias;
//                        ^^^^^ error err_hlsl_object_not_global: subobject declaration may only appear in global scope
void take(TriangleHitGroup group) {}
//                         ^^^^^ error err_hlsl_object_not_global: subobject declaration may only appear in global scope
TriangleHitGroup give();
uint flags() { return Config.Flags; }
//                           ^^^^^ error err_access: 'Flags' is a private member of 'StateObjectConfig'
