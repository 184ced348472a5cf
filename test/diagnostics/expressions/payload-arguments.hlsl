// args: -T lib_6_9
// What another shader gets is made of numbers.
struct Data { float4 color; Texture2D texture; };
Texture2D colors;
RaytracingAccelerationStructure scene;
[shader("raygeneration")]
void generate() {
  Data data;
  data.color = 1;
  data.texture = colors;
  RayDesc ray = { 0, 0, 0, 0, 0, 0, 1, 1 };
  TraceRay(scene, 0, 255, 0, 1, 0, ray, data);
//                                      ^^^^ error err_hlsl_payload_argument_not_numeric: payload of type 'Data' must be composed of only numeric types
  CallShader(0, data);
//              ^^^^ error err_hlsl_payload_argument_not_numeric: payload of type 'Data' must be composed of only numeric types
}
[shader("intersection")]
void intersect() {
  Data data;
  data.color = 1;
  data.texture = colors;
  ReportHit(1.0, 0, data);
//                  ^^^^ error err_hlsl_attributes_not_numeric: attributes type must be a user-defined type composed of only numeric types
}
[shader("amplification")] [numthreads(1, 1, 1)]
void amplify() {
  Data data;
  data.color = 1;
  data.texture = colors;
  DispatchMesh(1, 1, 1, data);
//                      ^^^^ error err_hlsl_payload_argument_not_numeric: payload of type 'Data' must be composed of only numeric types
}
[shader("raygeneration")]
void reorder() {
  Data data;
  data.color = 1;
  data.texture = colors;
  RayDesc ray = { 0, 0, 0, 0, 0, 0, 1, 1 };
  dx::HitObject hit = dx::HitObject::TraceRay(scene, 0, 255, 0, 1, 0, ray, data);
//                                                                         ^^^^ error err_hlsl_payload_argument_not_numeric: payload of type 'Data' must be composed of only numeric types
  dx::HitObject::Invoke(hit, data);
//                           ^^^^ error err_hlsl_payload_argument_not_numeric: payload of type 'Data' must be composed of only numeric types
  hit.GetAttributes(data);
//                  ^^^^ error err_hlsl_attributes_not_numeric: attributes type must be a user-defined type composed of only numeric types
}
