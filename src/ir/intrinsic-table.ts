// Every intrinsic of the IR, one table: which types its name carries, what it does to memory, and what may be done with a call of it. The
// rows agree with LLVM 22 where LLVM has the intrinsic; operations on resources that LLVM does not have yet follow the same style and are
// covered by prefixes.

/** none: the result depends on the operands alone. */
export type MemoryEffect = 'none' | 'read' | 'write' | 'readwrite'

/** What an intrinsic is, besides what it does to memory; see IntrinsicFacts. */
export type IntrinsicProperty =
  | 'convergent'
  | 'one-lane'
  | 'elementwise'
  | 'folds'
  | 'idempotent'
  | 'involution'
  | 'choosing'

type Row = readonly [names: string, overloads: string, effect: MemoryEffect, ...properties: IntrinsicProperty[]]

/** Words in braces stand for several names. */
export const intrinsicRows: readonly Row[] = [
  ['llvm.dx.resource.{handlefrombinding handlefromimplicitbinding handlefromheap handlefromcoherentheap}', 'r', 'none'],
  ['llvm.dx.resource.casthandle', 'r a0', 'none'],
  ['llvm.dx.resource.getpointer', 'r a0', 'none'],
  ['llvm.dx.resource.gettexturepointer', 'r a0 a1', 'none'],
  ['llvm.dx.resource.nonuniformindex', '', 'none', 'folds'],
  ['llvm.dx.resource.load.{typedbuffer rawbuffer}', 'r0 a0', 'read'],
  ['llvm.dx.resource.load.cbufferrow.2', 'r0 r1 a0', 'read'],
  ['llvm.dx.resource.load.cbufferrow.4', 'r0 r1 r2 r3 a0', 'read'],
  ['llvm.dx.resource.load.cbufferrow.8', 'r0 r1 r2 r3 r4 r5 r6 r7 a0', 'read'],
  ['llvm.dx.resource.load.texture', 'r0 a0 a1 a3', 'read'],
  ['llvm.dx.resource.{sample samplebias samplecmp samplecmpbias}', 'r0 a0 a1 a2', 'read', 'convergent'],
  ['llvm.dx.resource.{sample samplebias samplecmp samplecmpbias}.clamp', 'r0 a0 a1 a2', 'read', 'convergent'],
  ['llvm.dx.resource.{samplelevel samplegrad samplecmpgrad samplecmplevel samplecmplevelzero}', 'r0 a0 a1 a2', 'read'],
  ['llvm.dx.resource.{samplegrad samplecmpgrad}.clamp', 'r0 a0 a1 a2', 'read'],
  ['llvm.dx.resource.{gather gathercmp gatherraw}', 'r0 a0 a1 a2', 'read'],
  ['llvm.dx.resource.{calculatelod calculatelod.unclamped}', 'a0 a1 a2', 'read', 'convergent'],
  ['llvm.dx.resource.getsampleposition', 'a0', 'read'],
  ['llvm.dx.resource.writesamplerfeedback{ .bias .clamp .bias.clamp}', 'a0 a1 a2 a3', 'readwrite', 'convergent'],
  ['llvm.dx.resource.writesamplerfeedback.{grad level grad.clamp}', 'a0 a1 a2 a3', 'readwrite'],
  ['llvm.dx.resource.store.typedbuffer', 'a0 a2', 'write'],
  ['llvm.dx.resource.store.texture', 'a0 a1 a2', 'write'],
  ['llvm.dx.resource.store.texture.sample', 'a0 a1 a3', 'write'],
  ['llvm.dx.resource.store.rawbuffer', 'a0 a3', 'write'],
  ['llvm.dx.resource.updatecounter', 'a0', 'readwrite'],
  ['llvm.dx.resource.getdimensions.{x xy xyz levels.x levels.xy levels.xyz ms.xy ms.xyz}', 'a0', 'read'],

  ['llvm.dx.{all any}', 'a0', 'none'],
  ['llvm.dx.{isinf isnan isfinite sign}', 'a0', 'none', 'elementwise', 'folds'],
  ['llvm.dx.isnormal', 'a0', 'none', 'elementwise'],
  ['llvm.dx.{fdot sdot udot}', 'a0', 'none'],
  ['llvm.dx.{asdouble legacyf16tof32 legacyf32tof16}', 'a0', 'none', 'elementwise'],
  ['llvm.dx.{firstbitlow firstbituhigh firstbitshigh}', 'a0', 'none', 'elementwise', 'folds'],
  ['llvm.dx.pack.{truncate clamp.signed clamp.unsigned}', 'a0', 'none'],
  ['llvm.dx.{unpack.signed unpack.unsigned msad}', 'r', 'none'],
  ['llvm.dx.{cross normalize dot2 dot3 dot4}', 'r', 'none'],
  ['llvm.dx.{frac rsqrt degrees radians step}', 'r', 'none', 'elementwise', 'folds'],
  ['llvm.dx.lerp', 'r', 'none', 'elementwise'],
  ['llvm.dx.saturate', 'r', 'none', 'elementwise', 'folds', 'idempotent'],
  ['llvm.dx.{nclamp uclamp sclamp imad umad}', 'r', 'none', 'elementwise', 'folds'],
  ['llvm.dx.{dot2add dot4add.i8packed dot4add.u8packed}', '', 'none'],
  ['llvm.dx.splitdouble', 'r0', 'none'],
  ['llvm.dx.{ddx.coarse ddx.fine ddy.coarse ddy.fine}', 'r', 'none', 'convergent'],
  ['llvm.dx.{thread.id group.id thread.id.in.group flattened.thread.id.in.group}', '', 'none'],
  ['llvm.dx.{coverage inner.coverage view.id start.vertex.location start.instance.location}', '', 'none'],
  ['llvm.dx.{primitive.id gs.instance.id output.control.point.id sample.index domain.location}', '', 'none'],
  ['llvm.dx.{input.load patchconstant.load output.controlpoint.load}', 'r', 'none'],
  ['llvm.dx.{output.store patchconstant.store vertex.output.store primitive.output.store}', 'a3', 'write'],
  ['llvm.dx.mesh.indices.store', '', 'write'],
  ['llvm.dx.mesh.payload', 'r', 'none'],
  ['llvm.dx.stream.{emit cut}', '', 'readwrite'],
  ['llvm.dx.{evaluate.at.sample evaluate.centroid evaluate.snapped attribute.at.vertex}', 'r', 'none'],
  ['llvm.dx.render.target.{sample.count sample.position}', '', 'none'],
  ['llvm.dx.is.helper.lane', '', 'read'],

  ['llvm.dx.traceray', 'a10', 'readwrite'],
  ['llvm.dx.callshader', 'a1', 'readwrite'],
  ['llvm.dx.reporthit', 'a2', 'readwrite'],
  ['llvm.dx.{ignore.hit accept.hit.and.end.search}', '', 'readwrite'],
  ['llvm.dx.dispatch.rays.{index dimensions}', '', 'none'],
  ['llvm.dx.{world.ray.origin world.ray.direction object.ray.origin object.ray.direction}', '', 'none'],
  ['llvm.dx.{object.to.world world.to.object ray.flags ray.t.min hit.kind}', '', 'none'],
  ['llvm.dx.{primitive.index instance.id instance.index geometry.index cluster.id}', '', 'none'],
  ['llvm.dx.triangle.object.positions', '', 'none'],
  ['llvm.dx.ray.t.current', '', 'read'],
  ['llvm.dx.rayquery.{allocate allocate.with.flags}', '', 'readwrite'],
  ['llvm.dx.rayquery.trace', 'a1', 'readwrite'],
  ['llvm.dx.rayquery.{proceed abort commit.non.opaque.triangle.hit commit.procedural.primitive.hit}', '', 'readwrite'],
  ['llvm.dx.hitobject.{make.nop make.miss set.shader.table.index}', '', 'none'],
  ['llvm.dx.hitobject.{from.ray.query load.local.root.constant}', '', 'read'],
  ['llvm.dx.hitobject.from.ray.query.with.attributes', 'a2', 'read'],
  ['llvm.dx.hitobject.{invoke attributes}', 'a1', 'readwrite'],
  ['llvm.dx.hitobject.trace.ray', 'a10', 'readwrite'],

  ['llvm.dx.set.mesh.output.counts', '', 'readwrite', 'convergent'],
  ['llvm.dx.dispatch.mesh', 'a3', 'readwrite', 'convergent'],
  ['llvm.dx.node.handle', 'r', 'none'],
  ['llvm.dx.node.index', 'r a0', 'none'],
  ['llvm.dx.node.record.pointer', 'r a0', 'none'],
  ['llvm.dx.node.{record.count is.valid}', 'a0', 'read'],
  ['llvm.dx.node.allocate.records', 'r a0', 'readwrite', 'convergent'],
  ['llvm.dx.node.{increment.count output.complete finished.cross.group.sharing}', 'a0', 'readwrite', 'convergent'],
  ['llvm.dx.remaining.recursion.levels', '', 'read'],
  ['llvm.dx.discard', '', 'readwrite'],
  ['llvm.dx.{debug.break is.debugging.enabled}', '', 'readwrite', 'convergent'],
  // Always true, but never folded; see passes/protect-breaks.ts.
  ['llvm.dx.break', '', 'none', 'convergent'],
  ['llvm.dx.{memory group.memory device.memory}.barrier', '', 'readwrite', 'convergent'],
  ['llvm.dx.{memory group.memory device.memory}.barrier.with.group.sync', '', 'readwrite', 'convergent'],
  ['llvm.dx.barrier.by.memory.type', '', 'readwrite', 'convergent'],
  ['llvm.dx.barrier.by.{memory.handle node.record}', 'a0', 'readwrite', 'convergent'],
  [
    'llvm.dx.wave.{all any active.countbits prefix.countbits multiprefix.countbits is.first.lane}',
    '',
    'none',
    'convergent',
  ],
  ['llvm.dx.wave.{getlaneindex get.lane.count}', '', 'none', 'convergent', 'one-lane'],
  ['llvm.dx.wave.ballot', 'r0', 'none', 'convergent'],
  ['llvm.dx.wave.{active.all.equal match}', 'a0', 'none', 'convergent'],
  ['llvm.dx.wave.{readlane read.lane.first}', 'r', 'none', 'convergent'],
  ['llvm.dx.wave.reduce.{max min sum umax umin usum product uproduct and or xor}', 'r', 'none', 'convergent'],
  ['llvm.dx.wave.prefix.{sum usum product uproduct}', 'r', 'none', 'convergent'],
  ['llvm.dx.wave.multiprefix.{sum usum product uproduct and or xor}', 'r', 'none', 'convergent'],
  ['llvm.dx.quad.{any all}', '', 'none', 'convergent'],
  ['llvm.dx.quad.read.{across.x across.y across.diagonal lane.at}', 'r', 'none', 'convergent'],
  ['llvm.dx.group.wave.{index count}', '', 'none', 'convergent'],

  ['llvm.{fabs floor ceil trunc rint round roundeven}', 'r', 'none', 'elementwise', 'folds', 'idempotent'],
  ['llvm.{nearbyint sqrt}', 'r', 'none', 'elementwise', 'folds'],
  ['llvm.{canonicalize arithmetic.fence}', 'r', 'none'],
  [
    'llvm.{exp exp2 exp10 log log2 log10 pow sin cos tan asin acos atan atan2 sinh cosh tanh}',
    'r',
    'none',
    'elementwise',
    'folds',
  ],
  ['llvm.{fma fmuladd}', 'r', 'none', 'elementwise'],
  ['llvm.{minnum maxnum minimum maximum smin smax umin umax}', 'r', 'none', 'elementwise', 'folds', 'choosing'],
  ['llvm.{copysign minimumnum maximumnum}', 'r', 'none', 'elementwise', 'folds'],
  ['llvm.abs', 'r', 'none', 'elementwise', 'folds', 'idempotent'],
  ['llvm.bitreverse', 'r', 'none', 'elementwise', 'folds', 'involution'],
  ['llvm.bswap', 'r', 'none', 'elementwise', 'involution'],
  ['llvm.{ctlz cttz ctpop}', 'r', 'none', 'elementwise', 'folds'],
  ['llvm.{fshl fshr sadd.sat uadd.sat ssub.sat usub.sat}', 'r', 'none', 'elementwise'],
  ['llvm.{sadd uadd ssub usub smul umul}.with.overflow', 'a0', 'none'],
  ['llvm.{powi ldexp}', 'r a1', 'none'],
  ['llvm.{fptosi.sat fptoui.sat}', 'r a0', 'none'],
  ['llvm.is.fpclass', 'a0', 'none', 'elementwise'],
  ['llvm.vector.reduce.{add mul and or xor smax smin umax umin fmax fmin}', 'a0', 'none'],
  ['llvm.vector.reduce.{fadd fmul}', 'a1', 'none'],
  ['llvm.lifetime.{start end}', 'a0', 'readwrite'],
  ['llvm.{memcpy memmove}', 'a0 a1 a2', 'readwrite'],
  ['llvm.memset', 'a0 a2', 'write'],
]

/** For names that have no row: the first prefix that fits. */
export const intrinsicPrefixes: readonly (readonly [
  prefix: string,
  effect: MemoryEffect,
  ...properties: IntrinsicProperty[],
])[] = [
  ['llvm.dx.resource.sample', 'read', 'convergent'],
  ['llvm.dx.resource.calculate', 'read', 'convergent'],
  ['llvm.dx.resource.load', 'read'],
  ['llvm.dx.resource.gather', 'read'],
  ['llvm.dx.resource.get', 'read'],
  ['llvm.dx.resource.store', 'write'],
  ['llvm.dx.wave.', 'none', 'convergent'],
  ['llvm.dx.quad.', 'none', 'convergent'],
  ['llvm.dx.rayquery.', 'read'],
  ['llvm.dx.hitobject.', 'none'],
]
