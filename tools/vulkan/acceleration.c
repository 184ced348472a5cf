// Acceleration structures: what is inside each, instances of them, and the scene that a shader traces rays through.
//
//   triangles NAME FILE STRIDE COUNT INDICES INDEXCOUNT TRANSFORM    vertices are three floats; INDICES is a file of 32-bit numbers or -
//   boxes NAME FILE STRIDE COUNT
//   instance NAME ID MASK CONTRIBUTION FLAGS TRANSFORM               TRANSFORM: twelve numbers, row by row
//   scene SET BINDING
#include "runner.h"

static struct { char name[128]; VkDeviceAddress address; } built[MOST];
static VkAccelerationStructureInstanceKHR instances[MOST];
static unsigned builtCount, instanceCount;

#define LOAD(name) PFN_##name name = (PFN_##name)vkGetDeviceProcAddr(device, #name)

static VkAccelerationStructureKHR build(VkAccelerationStructureTypeKHR type, const VkAccelerationStructureGeometryKHR *geometry, unsigned primitives) {
  LOAD(vkGetAccelerationStructureBuildSizesKHR);
  LOAD(vkCreateAccelerationStructureKHR);
  LOAD(vkCmdBuildAccelerationStructuresKHR);
  VkAccelerationStructureBuildGeometryInfoKHR info = { VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_GEOMETRY_INFO_KHR, 0, type, 0,
    VK_BUILD_ACCELERATION_STRUCTURE_MODE_BUILD_KHR, 0, 0, 1, geometry, 0, { 0 } };
  VkAccelerationStructureBuildSizesInfoKHR sizes = { VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_BUILD_SIZES_INFO_KHR };
  vkGetAccelerationStructureBuildSizesKHR(device, VK_ACCELERATION_STRUCTURE_BUILD_TYPE_DEVICE_KHR, &info, &primitives, &sizes);
  Memory memory = makeMemory(0, sizes.accelerationStructureSize, VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_STORAGE_BIT_KHR);
  Memory scratch = makeMemory(0, sizes.buildScratchSize + 256, VK_BUFFER_USAGE_STORAGE_BUFFER_BIT);
  VkAccelerationStructureCreateInfoKHR create = { VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_CREATE_INFO_KHR, 0, 0, memory.buffer, 0,
    sizes.accelerationStructureSize, type, 0 };
  CHECK(vkCreateAccelerationStructureKHR(device, &create, 0, &info.dstAccelerationStructure));
  info.scratchData.deviceAddress = (scratch.address + 255) & ~255ull;
  VkAccelerationStructureBuildRangeInfoKHR range = { primitives, 0, 0, 0 };
  const VkAccelerationStructureBuildRangeInfoKHR *ranges = &range;
  beginCommands();
  vkCmdBuildAccelerationStructuresKHR(commands, 1, &info, &ranges);
  barrier();
  runCommands();
  return info.dstAccelerationStructure;
}

static void add(const char *name, const VkAccelerationStructureGeometryKHR *geometry, unsigned primitives) {
  LOAD(vkGetAccelerationStructureDeviceAddressKHR);
  if (builtCount == MOST) exit(1);
  VkAccelerationStructureDeviceAddressInfoKHR info = { VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_DEVICE_ADDRESS_INFO_KHR, 0,
    build(VK_ACCELERATION_STRUCTURE_TYPE_BOTTOM_LEVEL_KHR, geometry, primitives) };
  snprintf(built[builtCount].name, sizeof built->name, "%s", name);
  built[builtCount++].address = vkGetAccelerationStructureDeviceAddressKHR(device, &info);
}

static VkDeviceAddress input(const void *bytes, size_t size) {
  return makeMemory(bytes, size, VK_BUFFER_USAGE_ACCELERATION_STRUCTURE_BUILD_INPUT_READ_ONLY_BIT_KHR).address;
}

static VkDeviceAddress inputFile(const char *path) {
  size_t size;
  unsigned char *bytes = readFile(path, &size);
  return input(bytes, size);
}

static void readTransform(const char *words, float *matrix) {
  for (unsigned index = 0; index < 12; index++) matrix[index] = strtof(words, (char **)&words);
}

static void addTriangles(const char *name, const char *file, unsigned stride, unsigned vertices, const char *indices, unsigned indexCount, const char *words) {
  int isIndexed = strcmp(indices, "-") != 0;
  VkTransformMatrixKHR matrix;
  readTransform(words, &matrix.matrix[0][0]);
  VkAccelerationStructureGeometryKHR geometry = { VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR, 0, VK_GEOMETRY_TYPE_TRIANGLES_KHR, { { 0 } },
    VK_GEOMETRY_OPAQUE_BIT_KHR };
  geometry.geometry.triangles = (VkAccelerationStructureGeometryTrianglesDataKHR){ VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_TRIANGLES_DATA_KHR, 0,
    VK_FORMAT_R32G32B32_SFLOAT, { inputFile(file) }, stride, vertices - 1, isIndexed ? VK_INDEX_TYPE_UINT32 : VK_INDEX_TYPE_NONE_KHR,
    { isIndexed ? inputFile(indices) : 0 }, { input(&matrix, sizeof matrix) } };
  add(name, &geometry, (isIndexed ? indexCount : vertices) / 3);
}

static void addBoxes(const char *name, const char *file, unsigned stride, unsigned boxes) {
  VkAccelerationStructureGeometryKHR geometry = { VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR, 0, VK_GEOMETRY_TYPE_AABBS_KHR, { { 0 } },
    VK_GEOMETRY_OPAQUE_BIT_KHR };
  geometry.geometry.aabbs = (VkAccelerationStructureGeometryAabbsDataKHR){ VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_AABBS_DATA_KHR, 0, { inputFile(file) }, stride };
  add(name, &geometry, boxes);
}

static void addInstance(const char *name, unsigned id, unsigned mask, unsigned contribution, unsigned flags, const char *words) {
  VkAccelerationStructureInstanceKHR *instance = &instances[instanceCount++];
  if (instanceCount == MOST) exit(1);
  readTransform(words, &instance->transform.matrix[0][0]);
  instance->instanceCustomIndex = id & 0xffffff;
  instance->mask = mask & 255;
  instance->instanceShaderBindingTableRecordOffset = contribution & 0xffffff;
  instance->flags = flags & 255;
  for (unsigned index = 0; index < builtCount; index++)
    if (!strcmp(built[index].name, name)) instance->accelerationStructureReference = built[index].address;
}

static void addScene(unsigned set, unsigned binding) {
  VkAccelerationStructureGeometryKHR geometry = { VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_KHR, 0, VK_GEOMETRY_TYPE_INSTANCES_KHR, { { 0 } }, 0 };
  geometry.geometry.instances = (VkAccelerationStructureGeometryInstancesDataKHR){ VK_STRUCTURE_TYPE_ACCELERATION_STRUCTURE_GEOMETRY_INSTANCES_DATA_KHR, 0, VK_FALSE,
    { input(instances, instanceCount * sizeof *instances) } };
  Resource *resource = &resources[count++];
  if (count == MOST) exit(1);
  *resource = (Resource){ .kind = "scene", .set = set, .binding = binding };
  resource->scene = build(VK_ACCELERATION_STRUCTURE_TYPE_TOP_LEVEL_KHR, &geometry, instanceCount);
  makeResource(resource, (Filter){ 0 });
}

/** Whether the line was one of these. */
int readAcceleration(const char *line) {
  char name[128], file[512], indices[512];
  unsigned a, b, c, d;
  int end = 0;
  if (sscanf(line, "triangles %127s %511s %u %u %511s %u%n", name, file, &a, &b, indices, &c, &end) == 6) {
    if (!hasRayQueries) { printf("no ray queries on this device\n"); exit(1); }
    addTriangles(name, file, a, b, indices, c, line + end);
  } else if (sscanf(line, "boxes %127s %511s %u %u", name, file, &a, &b) == 4) {
    if (!hasRayQueries) { printf("no ray queries on this device\n"); exit(1); }
    addBoxes(name, file, a, b);
  } else if (sscanf(line, "instance %127s %u %u %u %u%n", name, &a, &b, &c, &d, &end) == 5) addInstance(name, a, b, c, d, line + end);
  else if (sscanf(line, "scene %u %u", &a, &b) == 2) addScene(a, b);
  else return 0;
  return 1;
}
