// args: -T lib_6_8
Texture2D image; SamplerState plain; RWBuffer<float> result;
struct Record { int value; };
[shader("node")] [NodeLaunch("thread")]
void each(ThreadNodeInputRecord<Record> record) { result[0] = image.CalculateLevelOfDetail(plain, 0.5); }
//                                                                  ^^^^^^^^^^^^^^^^^^^^^^ error err_hlsl_derivative_group: 'CalculateLevelOfDetail' needs derivatives, for which 'each' with numthreads(1, 1, 1) has no quads of threads
//                                                                                         help: make X a multiple of 4 and Y and Z 1, or X and Y multiples of 2
