// One sentence for every semantic, attribute, object type and keyword, without its final stop.

const semantics: Readonly<Record<string, string>> = {
  SV_VertexID: 'Index of the vertex, as the draw call counts them',
  SV_InstanceID: 'Index of the instance, from 0 for each draw call',
  SV_Position: 'Position in clip space where it is written; in the pixel shader pixel coordinates, depth and 1/w',
  SV_RenderTargetArrayIndex: 'Slice of the render target array that the primitive goes to',
  SV_ViewportArrayIndex: 'Viewport that the primitive goes to',
  SV_ClipDistance: 'Distance to a clip plane; where it is negative the primitive is clipped',
  SV_CullDistance: 'Distance to a plane; a primitive that is negative at all vertices is culled',
  SV_OutputControlPointID: 'Index of the control point that the hull shader computes',
  SV_DomainLocation: 'Place in the domain of the patch that the domain shader computes',
  SV_PrimitiveID: 'Index of the primitive within the draw call',
  SV_GSInstanceID: 'Index of the instance of the geometry shader',
  SV_SampleIndex: 'Index of the sample; the pixel shader runs once for each sample then',
  SV_IsFrontFace: 'True when the pixel belongs to a front face',
  SV_Coverage: 'Bit mask of the samples that are covered, or that are to be written',
  SV_InnerCoverage: 'Not zero when the pixel is covered completely, with conservative rasterization',
  SV_Target: 'Color for the render target with this index, 0 to 7',
  SV_Depth: 'Depth of the pixel instead of the interpolated one; ends early depth tests',
  SV_DepthLessEqual: 'Depth of the pixel that is not greater than the interpolated one',
  SV_DepthGreaterEqual: 'Depth of the pixel that is not less than the interpolated one',
  SV_StencilRef: 'Reference value for the stencil test',
  SV_DispatchThreadID: 'Index of the thread within the dispatch: group * size of a group + thread',
  SV_GroupID: 'Index of the thread group within the dispatch',
  SV_GroupIndex: 'Index of the thread within its group, flattened',
  SV_GroupThreadID: 'Index of the thread within its group',
  SV_TessFactor: 'Tessellation factor of an edge of the patch',
  SV_InsideTessFactor: 'Tessellation factor of the inside of the patch',
  SV_ViewID: 'Index of the view, with view instancing',
  SV_Barycentrics: 'Barycentric coordinates of the pixel within its triangle',
  SV_ShadingRate: 'Shading rate of the primitive, or of the pixel',
  SV_CullPrimitive: 'True for primitives that are not to be drawn',
  SV_StartVertexLocation: 'What the draw call adds to vertex indices',
  SV_StartInstanceLocation: 'What the draw call adds to instance indices',
}

const semanticsByName = new Map(Object.entries(semantics).map(([name, text]) => [name.toLowerCase(), text]))

/** Of a system value; the index behind its name does not matter. */
export function semanticText(name: string): string | undefined {
  const lower = name.toLowerCase()
  return semanticsByName.get(lower) ?? semanticsByName.get(lower.replace(/\d+$/, ''))
}

const attributes: Readonly<Record<string, string>> = {
  unroll: 'Unrolls the loop, completely or as many times as it says',
  loop: 'Keeps the loop a loop',
  fastopt: 'Shortens the time that compiling the loop takes',
  allow_uav_condition: 'Lets the condition of the loop read a UAV',
  branch: 'Evaluates one side only, with a branch',
  flatten: 'Evaluates both sides and selects',
  forcecase: 'Keeps the switch a switch',
  call: 'Turns the cases into calls of functions',
  shader: 'Stage of the entry point',
  numthreads: 'Size of a thread group in x, y and z',
  rootsignature: 'Root signature of the entry point',
  domain: 'Kind of patch: tri, quad or isoline',
  partitioning: 'How tessellation factors are rounded: integer, fractional_even, fractional_odd, pow2',
  outputtopology: 'What the tessellator or mesh shader makes: points, lines or triangles',
  outputcontrolpoints: 'Number of control points that the hull shader makes',
  patchconstantfunc: 'Function that computes what is constant for a patch',
  maxtessfactor: 'Greatest tessellation factor that the hull shader returns',
  maxvertexcount: 'Greatest number of vertices that one run of the geometry shader emits',
  instance: 'Number of instances of the geometry shader for each primitive',
  earlydepthstencil: 'Runs depth and stencil tests before the pixel shader',
  clipplanes: 'Clip planes of the user',
  wavesize: 'Number of lanes of a wave, or a range of it',
  waveopsincludehelperlanes: 'Helper lanes take part in wave operations',
  groupsharedlimit: 'Bytes of groupshared memory that the shader may use',
  experimental: 'A feature that is not final',
  noinline: 'Keeps calls of the function',
  export: 'Makes the function visible outside of the library',
  require: 'Capabilities that the function needs',
  wavesensitive: 'Says that the function depends on which lanes are active',
  nodelaunch: 'How the node is launched: broadcasting, coalescing or thread',
  nodeisprogramentry: 'The node can be launched from outside of the graph',
  nodeid: 'Name and array index of the node',
  nodelocalrootargumentstableindex: 'Index into the table of local root arguments',
  nodeshareinputof: 'Shares the input of another node',
  nodedispatchgrid: 'Number of thread groups that are launched',
  nodemaxdispatchgrid: 'Greatest number of thread groups that a record may ask for',
  nodemaxrecursiondepth: 'How often the node may launch itself',
  nodetrackrwinputsharing: 'Tracks which thread groups still share the record',
  maxrecords: 'Greatest number of records',
  maxrecordssharedwith: 'Shares the greatest number of records with another output',
  nodearraysize: 'Number of nodes of the array',
  allowsparsenodes: 'Nodes of the array may be missing',
  unboundedsparsenodes: 'The array has no limit, and nodes of it may be missing',
  raypayload: 'Payload of a ray, whose fields say who reads and writes them',
  maybe_unused: 'No warning when it is not used',
  __linalgmatrix_attributes: 'Component type, size, use and scope of a matrix',
  'vk::binding': 'Binding, and set, of the resource on Vulkan',
  'vk::counter_binding': 'Binding of the hidden counter on Vulkan',
  'vk::push_constant': 'The struct is a block of push constants',
  'vk::constant_id': 'Specialization constant with this number',
  'vk::offset': 'Offset of the member in bytes',
  'vk::location': 'Location of the stage variable',
  'vk::index': 'Index of the output for dual-source blending',
  'vk::builtin': 'A built-in of Vulkan that has no semantic',
  'vk::combinedImageSampler': 'Texture and sampler with this attribute and the same binding are one descriptor',
  'vk::image_format': 'Format of the storage image',
  'vk::input_attachment_index': 'Index of the input attachment',
  'vk::shader_record_nv': 'The buffer is the shader record',
  'vk::shader_record_ext': 'The buffer is the shader record',
  'vk::aliased_pointer': 'The pointer may point to the same memory as others',
  'vk::early_and_late_tests': 'Depth and stencil tests before and after the shader',
  'vk::post_depth_coverage': 'Coverage after the early depth test',
  'vk::depth_unchanged': 'The written depth is the interpolated one',
  'vk::spvexecutionmode': 'Adds an execution mode of SPIR-V',
  'vk::ext_capability': 'Adds a capability of SPIR-V',
  'vk::ext_extension': 'Adds an extension of SPIR-V',
  'vk::ext_builtin_input': 'The variable is a built-in input of SPIR-V',
  'vk::ext_builtin_output': 'The variable is a built-in output of SPIR-V',
  'vk::ext_storage_class': 'Storage class of the variable in SPIR-V',
  'vk::ext_decorate': 'Adds a decoration of SPIR-V',
  'vk::ext_decorate_id': 'Adds a decoration of SPIR-V with constants',
  'vk::ext_decorate_string': 'Adds a decoration of SPIR-V with a string',
  'vk::ext_instruction': 'The function is this instruction of SPIR-V',
  'vk::ext_literal': 'The argument is a literal of the instruction',
  'vk::ext_reference': 'The argument is passed by reference',
  'vk::ext_type_def': 'Defines a type of SPIR-V',
}

export function attributeText(name: string): string | undefined {
  const stencil = /^vk::stencil_ref_(unchanged|greater_equal|less_equal)_(front|back)$/.exec(name)
  if (stencil) return `The written stencil reference of ${stencil[2]} faces is ${stencil[1]!.replace('_', ' or ')}`
  return attributes[name.startsWith('vk::') ? name : name.toLowerCase()]
}

const keywordTexts: Readonly<Record<string, string>> = {
  cbuffer: 'A constant buffer: its members are global names, laid out in rows of 16 bytes',
  tbuffer: 'A buffer of constants that is read like a texture',
  groupshared: 'Memory that the threads of a group share',
  globallycoherent: 'Writes to the UAV are seen by all thread groups',
  reordercoherent: 'Writes to the UAV are seen across points where threads are reordered',
  precise: 'The value is computed exactly as written, without reassociation or contraction',
  nointerpolation: 'The attribute is not interpolated: every pixel has the value of the first vertex',
  noperspective: 'The attribute is interpolated without perspective',
  centroid: 'The attribute is interpolated at the centroid of the covered samples',
  sample: 'The attribute is interpolated at each sample; the pixel shader runs for each of them',
  linear: 'The attribute is interpolated with perspective, as is the default',
  row_major: 'The rows of the matrix lie in memory one after the other',
  column_major: 'The columns of the matrix lie in memory one after the other, as is the default',
  unorm: 'The format holds numbers from 0 to 1',
  snorm: 'The format holds numbers from -1 to 1',
  register: 'Where the resource is bound: a letter for the class, a number, and a space',
  packoffset: 'Where the member lies in the constant buffer: a row of 16 bytes and a component',
  static: 'At global scope: a variable of the shader itself, not a constant from outside',
  uniform: 'A constant from outside, as is the default at global scope',
  discard: 'Ends the pixel: nothing is written',
  inout: 'The parameter is copied in and back out',
  out: 'The parameter is copied out when the function returns',
  in: 'The parameter is copied in, as is the default',
}

export function keywordText(word: string): string | undefined {
  return keywordTexts[word]
}

const categories: Readonly<Record<string, string>> = {
  texture: 'A texture',
  'typed buffer': 'A buffer whose elements are converted from a format',
  'structured buffer': 'A buffer of structs',
  'raw buffer': 'A buffer of bytes',
  'constant buffer': 'A buffer of constants',
  'feedback texture': 'A map of which parts of a texture are sampled',
  sampler: 'How textures are filtered and addressed',
  'acceleration structure': 'A scene that rays are traced against',
  stream: 'Primitives that a geometry shader emits',
  patch: 'Control points of a patch',
  'ray query': 'A ray that is traced without calling shaders',
  'hit object': 'What a ray hit, before a shader is called for it',
  heap: 'A descriptor heap, indexed by numbers',
  'linear algebra': 'A matrix of a wave or thread group',
  'node input': 'Input records of a node of a work graph',
  'node output': 'Output records of a node of a work graph',
  vulkan: 'A type that only Vulkan has',
  'dynamic resource': 'A resource whose type is known where it is used',
  effect: 'A type of the effect framework: parsed, and of no use',
}

/** Of an object type, by its category and name. */
export function objectText({ name, category }: { readonly name: string; readonly category: string }): string {
  const base = categories[category] ?? 'A built-in type'
  const how = name.startsWith('RasterizerOrdered')
    ? ' that can be written, in the order of primitives'
    : /^(RW|Append)/.test(name)
      ? ' that can be written'
      : /^Sampler\w*D|^SamplerCube|Sampled/.test(name)
        ? ' together with its sampler'
        : ''
  return base + how
}
