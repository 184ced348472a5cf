// Every limit of the compiler, with what happens when it is reached: work, memory and the stack stay bounded, whatever the input is.
//
//   if (depth > limits.expressionDepth.most) sink.report(diagnostics.err_expression_too_deep(span, { limit: limits.expressionDepth.most }))
//
// Three tables: what a program may ask for (going past one is a diagnostic), what a file may ask for that is read besides the program
// (going past one is the error of its reader), and how far optimisations and caches go (the code stays as it is, and is as right).
// test/limits.test.ts reaches every row of the first two; `docs/generated/limits.md` is made from all three. What Direct3D allows a
// shader (threads of a group, shared memory) are rules of its validator: src/targets/dxil/validate/limits.ts.

export interface Limit {
  readonly most: number
  /** What is counted. */
  readonly of: string
  /** The id of a diagnostic; the words of a reader's error; or what stays as it is. */
  readonly reached: string
}

function table<Name extends string>(rows: Readonly<Record<Name, Limit>>): Readonly<Record<Name, Limit>> {
  return rows
}

/** The largest programs that are accepted. `reached` is the id of a diagnostic. */
export const limits = table({
  // ---- Preprocessing and parsing
  includeDepth: { most: 200, of: 'levels of #include, as in Clang', reached: 'err_pp_include_too_deep' },
  includes: { most: 65_536, of: 'files entered, counting repetitions', reached: 'err_pp_too_many_includes' },
  expandedTokens: {
    most: 4_194_304,
    of: 'tokens made by macro expansion, intermediate ones included',
    reached: 'err_pp_expansion_too_large',
  },
  madeTokenLength: {
    most: 65_536,
    of: 'characters of a token made by # or ##; a long one also counts as many tokens',
    reached: 'err_pp_token_too_long',
  },
  argumentDepth: { most: 256, of: 'macro arguments inside macro arguments', reached: 'err_pp_expansion_too_deep' },
  tokens: {
    most: 16_777_216,
    of: 'tokens handed to the parser, and tokens of all files entered',
    reached: 'err_pp_too_many_tokens',
  },
  locations: {
    most: 536_870_912,
    of: 'characters of all files entered and macros expanded',
    reached: 'err_sloc_space_too_large',
  },
  conditionDepth: {
    most: 256,
    of: 'parentheses and unary operators inside each other in an #if',
    reached: 'err_bracket_depth_exceeded',
  },
  lexicalErrors: {
    most: 1000,
    of: 'mistakes in the characters of one file; then warnings about others are left out',
    reached: 'fatal_too_many_errors',
  },
  syntaxDepth: {
    most: 256,
    of: 'brackets and statements inside each other, as -fbracket-depth of Clang',
    reached: 'err_bracket_depth_exceeded',
  },
  syntaxChain: {
    most: 1000,
    of: 'nesting without brackets: chains of `?:`, `=`, prefix operators, `else if`',
    reached: 'err_bracket_depth_exceeded',
  },
  // ---- Checking
  expressionDepth: { most: 400, of: 'expressions inside each other', reached: 'err_expression_too_deep' },
  statementDepth: { most: 256, of: 'statements inside each other', reached: 'err_bracket_depth_exceeded' },
  templateNesting: {
    most: 360,
    of: 'levels of templates that instantiate each other: their structs (three levels each), expressions, types, statements',
    reached: 'err_template_recursion_depth_exceeded',
  },
  templateName: {
    most: 65_536,
    of: 'characters of the name of a struct with its template arguments',
    reached: 'err_template_name_too_long',
  },
  bodyDepth: {
    most: 1024,
    of: 'function templates whose bodies instantiate each other, as in Clang',
    reached: 'err_template_recursion_depth_exceeded',
  },
  structDepth: {
    most: 256,
    of: 'structs, base classes and interfaces inside each other',
    reached: 'err_struct_too_deep',
  },
  structLeaves: {
    most: 262_144,
    of: 'fields of a struct with those of its fields, an array as one element',
    reached: 'err_struct_too_large',
  },
  arrayElements: { most: 2_147_483_647, of: 'elements of an array of values', reached: 'err_array_too_large' },
  resourceElements: { most: 4_294_967_295, of: 'elements of an array of resources', reached: 'err_array_too_large' },
  convertedLeaves: {
    most: 65_536,
    of: 'numbers of a value that is converted number by number',
    reached: 'err_hlsl_conversion_too_large',
  },
  initializedLeaves: {
    most: 1_048_576,
    of: 'numbers in a static or constant variable with an initial value',
    reached: 'err_hlsl_initializer_too_large',
  },
  resourceDeclarations: {
    most: 65_536,
    of: 'resources inside a variable, an array of resources as one',
    reached: 'err_hlsl_too_many_resources',
  },
  chosenResources: {
    most: 1024,
    of: 'resources in an array of structs whose index is not constant',
    reached: 'err_hlsl_too_many_resources_to_choose',
  },
  signatureElements: {
    most: 4096,
    of: 'elements of an array in a signature',
    reached: 'err_hlsl_signature_array_too_large',
  },
  signatureLeaves: {
    most: 65_536,
    of: 'numbers in a parameter or result of an entry point',
    reached: 'err_hlsl_signature_too_large',
  },
  controlPoints: { most: 32, of: 'control points of a patch, as in Direct3D', reached: 'err_hlsl_control_point_count' },
  constantBufferBytes: {
    most: 65_536,
    of: 'bytes of a constant buffer, as in Direct3D',
    reached: 'err_hlsl_constant_buffer_too_large',
  },
  structuredElementBytes: {
    most: 2048,
    of: 'bytes of an element of a structured buffer, as in Direct3D',
    reached: 'err_hlsl_structured_element_size',
  },
  groupsharedBytes: {
    most: 1_048_576,
    of: 'bytes of a groupshared variable, many times what Direct3D allows a shader',
    reached: 'err_hlsl_groupshared_too_large',
  },
  vectorLength: {
    most: 1024,
    of: 'components of a vector, as in shader model 6.9',
    reached: 'err_hlsl_invalid_vector_size',
  },
  // ---- Optimisation and binding
  loweredInstructions: {
    most: 1_000_000,
    of: 'instructions of a function as it is written, before anything is optimised',
    reached: 'err_function_too_large',
  },
  inlinedInstructions: {
    most: 250_000,
    of: 'instructions of a function with those it calls',
    reached: 'err_inlined_too_large',
  },
  unrolledIterations: {
    most: 4096,
    of: 'iterations of a loop marked [unroll]',
    reached: 'warn_loop_not_unrolled',
  },
  unrolledInstructions: {
    most: 32_768,
    of: 'instructions of all iterations of a loop marked [unroll]',
    reached: 'warn_loop_not_unrolled',
  },
  passRounds: {
    most: 8,
    of: 'runs of a group of passes that find more to do each time',
    reached: 'warn_optimization_stopped',
  },
  bindingOrderNodes: {
    most: 50_000,
    of: 'uses of structs with resources in all that is inlined into an entry point, in whose order dxc would number its resources',
    reached: 'warn_binding_order_not_followed',
  },
  overlappingPairs: {
    most: 1000,
    of: 'pairs of resources that claim the same registers of a class and space',
    reached: 'fatal_too_many_errors',
  },
  dxilViolations: { most: 20, of: 'rules of DXIL that a module breaks', reached: 'fatal_too_many_errors' },
  // ---- Vulkan
  resourceCopies: {
    most: 4096,
    of: 'copies of functions with resource parameters, for Vulkan',
    reached: 'err_vulkan_too_many_copies',
  },
  resourceCallDepth: {
    most: 100,
    of: 'calls inside each other that pass resources, for Vulkan',
    reached: 'err_vulkan_calls_too_deep',
  },
  resourceElementsInVariables: {
    most: 4096,
    of: 'elements of an array in a variable that holds resources, for Vulkan',
    reached: 'err_vulkan_too_many_elements',
  },
  resourceIterations: {
    most: 64,
    of: 'iterations of a loop that must be unrolled to tell resources apart, for Vulkan',
    reached: 'err_vulkan_resource_choice',
  },
  resourceIterationsInAll: {
    most: 1024,
    of: 'iterations of all such loops of a shader',
    reached: 'err_vulkan_resource_choice',
  },
  resourceChoices: {
    most: 16,
    of: 'elements of a local array of resources that an index chooses from, for Vulkan',
    reached: 'err_vulkan_resource_index',
  },
  flattenedElements: {
    most: 512,
    of: 'branches for elements of flattened arrays of resources whose index is not known, in a shader',
    reached: 'err_vulkan_flattened_index',
  },
  copiedLeaves: {
    most: 65_536,
    of: 'numbers of a value that is copied number by number into memory with a layout or from it, for Vulkan',
    reached: 'err_vulkan_copy_too_large',
  },
  spirvOperands: { most: 65_000, of: 'parts of one value in SPIR-V', reached: 'err_spirv_unsupported' },
  glslSet: { most: 62, of: 'the number of a descriptor set in GLSL, as in glslang', reached: 'err_glsl_unsupported' },
  glslBinding: { most: 65_534, of: 'the number of a binding in GLSL, as in glslang', reached: 'err_glsl_unsupported' },
})

/** What other files may ask for: IR text, containers, response files. `reached` is in the error of their readers. */
export const fileLimits = table({
  nestedIr: {
    most: 200,
    of: 'types, constants and metadata inside each other in IR text',
    reached: 'nested too deeply',
  },
  vectorLanes: { most: 65_536, of: 'elements of a vector in IR text', reached: 'is not supported' },
  projectDepth: { most: 100, of: 'values inside each other in descry.json', reached: 'it is nested too deeply' },
  permutations: { most: 65_536, of: 'permutations of a shader in a project', reached: 'are allowed' },
  responseDepth: { most: 16, of: 'response files that name each other', reached: 'includes itself' },
  bitcodeBytes: { most: 268_435_456, of: 'bytes of bitcode in a container', reached: 'the bitcode is too large' },
  bitcodeBlocks: { most: 32, of: 'blocks inside each other in bitcode', reached: 'nested too deeply' },
  bitcodeConstants: {
    most: 40,
    of: 'constants inside each other in bitcode',
    reached: 'a constant is nested too deeply',
  },
  bitcodeConstantText: {
    most: 1_048_576,
    of: 'characters of the constants of bitcode, or of one of them',
    reached: 'a constant is too large',
  },
  bitcodeTypeText: { most: 20_000, of: 'characters of a type in bitcode', reached: 'a type is too large' },
})

/** Bounds of optimisations, searches and caches, which never decide correctness. `reached` is what is left as it is. */
export const effort = table({
  freshAtoms: {
    most: 8192,
    of: 'new words of source texts',
    reached: 'the words that no kept text has are forgotten before the next text is read',
  },
  checkedBodies: {
    most: 200_000,
    of: 'bodies of functions that a compiler need not read again where nothing reaches them',
    reached: 'all are forgotten, and read again',
  },
  keptMainFiles: {
    most: 64,
    of: 'lexed main files that a compiler keeps for the next compilation',
    reached: 'the oldest is lexed again when it is needed',
  },
  recentlyInterned: {
    most: 4096,
    of: 'constants or types of a kind that are kept for reuse',
    reached: 'they are held weakly from then on',
  },
  recentAggregates: {
    most: 256,
    of: 'strings, or arrays and structs of a type, that are held in the same way: each holds others',
    reached: 'the same',
  },
  foldedMembers: {
    most: 65_536,
    of: 'members of a constant that is computed member by member',
    reached: 'the instruction that computes it stays',
  },
  evaluatedLeaves: {
    most: 65_536,
    of: 'numbers of a constant that the checker computes',
    reached: 'it is computed when the shader runs; where a constant is required, the usual error says that it is none',
  },
  sourceCondition: {
    most: 256,
    of: 'operations of a condition that is constant in the source, before anything is optimised',
    reached: 'both branches count as taken there',
  },
  neededIterations: {
    most: 64,
    of: 'iterations of a loop without a hint that chooses between resources or offsets',
    reached: 'the loop stays; a resource that is not unique is an error',
  },
  neededInstructions: { most: 512, of: 'instructions of all iterations of such a loop', reached: 'the same' },
  unrollCost: {
    most: 150,
    of: "cost of all iterations of any other loop: UnrollThreshold of LLVM's LoopUnrollPass, as in DXC",
    reached: 'the loop stays, as in DXC',
  },
  unrolledLevels: { most: 8, of: 'loops inside each other that are unrolled', reached: 'the outer ones stay' },
  exitCondition: {
    most: 64,
    of: 'instructions that the exit condition of a loop is computed from',
    reached: 'the trip count is not known, and the loop stays',
  },
  unsetPaths: {
    most: 10_000,
    of: 'choices looked at on the paths to where a local resource is used',
    reached: 'it is taken to be set',
  },
  replacedParts: {
    most: 4096,
    of: 'parts of a variable that is read or written as a whole',
    reached: 'the variable stays in memory',
  },
  blocksBetween: {
    most: 64,
    of: 'blocks between a block and those that all ways to it come through, where nothing may be written',
    reached: 'what was read before is read again',
  },
  blocksToStore: {
    most: 256,
    of: 'blocks between an element of an array that is read and what was stored in it',
    reached: 'it is read from memory',
  },
  flattenedLeaves: { most: 4096, of: 'fields of a variable in memory for DXIL', reached: 'a struct stays in memory' },
  constantElements: {
    most: 65_536,
    of: 'numbers of a variable that becomes a constant for DXIL, where not all of them are set',
    reached: 'the variable stays in memory',
  },
  unrolledCopies: {
    most: 256,
    of: 'numbers of an array that is copied or converted element by element',
    reached: 'a loop is written instead',
  },
  storesCompared: { most: 64, of: 'stores to a variable that one store is compared with', reached: 'a store stays' },
  speculated: {
    most: 2,
    of: "instructions that a branch guards and that may run before it: PHINodeFoldingThreshold of LLVM's SimplifyCFG, as in DXC",
    reached: 'the branch stays',
  },
  speculatedChoices: {
    most: 2,
    of: 'values that such a branch chooses between, when it guards more than one',
    reached: 'the same',
  },
  choiceDepth: {
    most: 8,
    of: 'choices between constants inside each other that something is computed from',
    reached: 'it is computed when the shader runs',
  },
  mergedChoices: { most: 8, of: 'values that two paths choose between', reached: 'the branch stays' },
  mergedEdges: { most: 64, of: 'paths that meet in a block', reached: 'an empty block stays' },
  equalityUses: { most: 256, of: 'uses of a value that a condition makes known', reached: 'they are left as they are' },
  copiedPattern: {
    most: 256,
    of: 'instructions of a computation that is compared with another one',
    reached: 'both stay',
  },
  knownBitsDepth: { most: 6, of: 'instructions that known bits are followed through', reached: 'nothing is known' },
  tableValues: {
    most: 1024,
    of: 'numbers of a table that a comparison of one of them is decided by',
    reached: 'it stays',
  },
  vectorSteps: { most: 64, of: 'insertions that a component is looked for in', reached: 'the extraction stays' },
  offsetDepth: { most: 16, of: 'additions that an offset is split into', reached: 'the offset is aligned to one byte' },
  constantCopies: {
    most: 16,
    of: 'copies of a function for constant indices, for Vulkan',
    reached: 'the index is passed instead',
  },
  resourceStates: {
    most: 64,
    of: 'rounds through a loop that passes resources on, for Vulkan',
    reached: 'what the loop changes is not known behind it',
  },
  cheapExpression: {
    most: 24,
    of: 'operations of an expression that SPIR-V computes although its result may not be needed',
    reached: 'a branch is written instead',
  },
  followedAssignments: {
    most: 64,
    of: 'assignments and operations between a descriptor handle and the value that makes it non-uniform',
    reached: 'no warning that it is non-uniform',
  },
  freezeTrials: {
    most: 32,
    of: 'declarations that `freeze` tries one by one',
    reached: 'the others are left without an annotation, and named',
  },
})
