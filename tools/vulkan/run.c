// Runs one compute shader on the first Vulkan device and writes its resources back.
//
//   run JOB          lines of JOB, in any order but the last:
//     resource KIND SET BINDING ELEMENT FORMAT FILE [WIDTH HEIGHT]    KIND: storage uniform texels rwtexels image rwimage sampler
//     push FILE                                                       push constants
//     constant ID VALUE                                               a specialisation constant of 32 bits
//     shader FILE ENTRY X Y Z                                         runs; FILE.out has the contents of each resource afterwards
//
// FORMAT is a number of VkFormat; FILE holds the bytes. Ends with 0 when the shader ran, 2 when there is no device.
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <vulkan/vulkan.h>

#define CHECK(call) do { VkResult result_ = (call); if (result_) { printf("%s: %d\n", #call, result_); exit(1); } } while (0)
enum { MOST = 64, MOST_SETS = 16 };

typedef struct {
  char kind[16], file[512];
  unsigned set, binding, element, format, width, height;
  VkDescriptorType type;
  VkDeviceSize size;
  unsigned char *map;
  VkBuffer buffer;
  VkBufferView view;
  VkImage image;
  VkImageView imageView;
  VkSampler sampler;
} Resource;

static VkPhysicalDevice gpu;
static VkDevice device;
static VkQueue queue;
static VkCommandBuffer commands;
static Resource resources[MOST];
static unsigned count;
static unsigned char push[256];
static size_t pushSize;
static VkSpecializationMapEntry constants[MOST];
static unsigned values[MOST], constantCount;

static unsigned char *readFile(const char *path, size_t *size) {
  FILE *file = fopen(path, "rb");
  if (!file) { printf("no file %s\n", path); exit(1); }
  fseek(file, 0, SEEK_END);
  *size = (size_t)ftell(file);
  rewind(file);
  unsigned char *bytes = calloc(*size + 4, 1);
  if (*size && fread(bytes, 1, *size, file) != *size) exit(1);
  fclose(file);
  return bytes;
}

static VkDeviceMemory allocate(VkMemoryRequirements needs, VkMemoryPropertyFlags wanted) {
  VkPhysicalDeviceMemoryProperties properties;
  vkGetPhysicalDeviceMemoryProperties(gpu, &properties);
  for (unsigned type = 0; type < properties.memoryTypeCount; type++)
    if ((needs.memoryTypeBits >> type & 1) && (properties.memoryTypes[type].propertyFlags & wanted) == wanted) {
      VkMemoryAllocateInfo info = { VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, 0, needs.size, type };
      VkDeviceMemory memory;
      CHECK(vkAllocateMemory(device, &info, 0, &memory));
      return memory;
    }
  printf("no memory\n");
  exit(1);
}

static void openDevice(void) {
  VkApplicationInfo application = { VK_STRUCTURE_TYPE_APPLICATION_INFO, 0, "run", 1, 0, 0, VK_API_VERSION_1_3 };
  VkInstanceCreateInfo instanceInfo = { VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, 0, 0, &application, 0, 0, 0, 0 };
  VkInstance instance;
  if (vkCreateInstance(&instanceInfo, 0, &instance)) exit(2);
  unsigned devices = 1;
  vkEnumeratePhysicalDevices(instance, &devices, &gpu);
  if (devices == 0) exit(2);
  VkPhysicalDeviceVulkan13Features v13 = { VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES };
  VkPhysicalDeviceVulkan12Features v12 = { VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES, &v13 };
  VkPhysicalDeviceVulkan11Features v11 = { VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES, &v12 };
  VkPhysicalDeviceFeatures2 features = { VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, &v11 };
  vkGetPhysicalDeviceFeatures2(gpu, &features);
  float one = 1;
  VkDeviceQueueCreateInfo queues = { VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, 0, 0, 0, 1, &one };
  VkDeviceCreateInfo info = { VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, &features, 0, 1, &queues, 0, 0, 0, 0, 0 };
  CHECK(vkCreateDevice(gpu, &info, 0, &device));
  vkGetDeviceQueue(device, 0, 0, &queue);
  VkCommandPoolCreateInfo poolInfo = { VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO, 0, 0, 0 };
  VkCommandPool pool;
  CHECK(vkCreateCommandPool(device, &poolInfo, 0, &pool));
  VkCommandBufferAllocateInfo commandInfo = { VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, 0, pool, VK_COMMAND_BUFFER_LEVEL_PRIMARY, 1 };
  CHECK(vkAllocateCommandBuffers(device, &commandInfo, &commands));
}

static const struct { const char *kind; VkDescriptorType type; } types[] = {
  { "storage", VK_DESCRIPTOR_TYPE_STORAGE_BUFFER },
  { "uniform", VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER },
  { "texels", VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER },
  { "rwtexels", VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER },
  { "image", VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE },
  { "rwimage", VK_DESCRIPTOR_TYPE_STORAGE_IMAGE },
  { "sampler", VK_DESCRIPTOR_TYPE_SAMPLER },
};

static int isImage(const Resource *resource) {
  return resource->type == VK_DESCRIPTOR_TYPE_SAMPLED_IMAGE || resource->type == VK_DESCRIPTOR_TYPE_STORAGE_IMAGE;
}

/** The bytes in a buffer the host sees; of an image they are copied from there and back. */
static void makeResource(Resource *resource) {
  for (unsigned row = 0; row < sizeof types / sizeof *types; row++)
    if (!strcmp(types[row].kind, resource->kind)) resource->type = types[row].type;
  if (resource->type == VK_DESCRIPTOR_TYPE_SAMPLER && !strcmp(resource->kind, "sampler")) {
    VkSamplerCreateInfo info = { VK_STRUCTURE_TYPE_SAMPLER_CREATE_INFO };
    info.minFilter = info.magFilter = VK_FILTER_NEAREST;
    info.maxLod = VK_LOD_CLAMP_NONE;
    CHECK(vkCreateSampler(device, &info, 0, &resource->sampler));
    return;
  }
  size_t size;
  unsigned char *bytes = readFile(resource->file, &size);
  resource->size = size;
  VkBufferCreateInfo info = { VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, 0, 0, size ? size : 4,
    VK_BUFFER_USAGE_STORAGE_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | VK_BUFFER_USAGE_UNIFORM_TEXEL_BUFFER_BIT |
    VK_BUFFER_USAGE_STORAGE_TEXEL_BUFFER_BIT | VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT, VK_SHARING_MODE_EXCLUSIVE, 0, 0 };
  CHECK(vkCreateBuffer(device, &info, 0, &resource->buffer));
  VkMemoryRequirements needs;
  vkGetBufferMemoryRequirements(device, resource->buffer, &needs);
  VkDeviceMemory memory = allocate(needs, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT);
  CHECK(vkBindBufferMemory(device, resource->buffer, memory, 0));
  CHECK(vkMapMemory(device, memory, 0, VK_WHOLE_SIZE, 0, (void **)&resource->map));
  memcpy(resource->map, bytes, size);
  if (resource->type == VK_DESCRIPTOR_TYPE_UNIFORM_TEXEL_BUFFER || resource->type == VK_DESCRIPTOR_TYPE_STORAGE_TEXEL_BUFFER) {
    VkBufferViewCreateInfo view = { VK_STRUCTURE_TYPE_BUFFER_VIEW_CREATE_INFO, 0, 0, resource->buffer, (VkFormat)resource->format, 0, VK_WHOLE_SIZE };
    CHECK(vkCreateBufferView(device, &view, 0, &resource->view));
  }
  if (!isImage(resource)) return;
  VkImageCreateInfo image = { VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO, 0, 0, VK_IMAGE_TYPE_2D, (VkFormat)resource->format,
    { resource->width, resource->height, 1 }, 1, 1, VK_SAMPLE_COUNT_1_BIT, VK_IMAGE_TILING_OPTIMAL,
    VK_IMAGE_USAGE_SAMPLED_BIT | VK_IMAGE_USAGE_STORAGE_BIT | VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT,
    VK_SHARING_MODE_EXCLUSIVE, 0, 0, VK_IMAGE_LAYOUT_UNDEFINED };
  CHECK(vkCreateImage(device, &image, 0, &resource->image));
  vkGetImageMemoryRequirements(device, resource->image, &needs);
  CHECK(vkBindImageMemory(device, resource->image, allocate(needs, 0), 0));
  VkImageViewCreateInfo view = { VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO, 0, 0, resource->image, VK_IMAGE_VIEW_TYPE_2D, (VkFormat)resource->format,
    { 0 }, { VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1 } };
  CHECK(vkCreateImageView(device, &view, 0, &resource->imageView));
}

static void barrier(void) {
  VkMemoryBarrier all = { VK_STRUCTURE_TYPE_MEMORY_BARRIER, 0, VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT, VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT };
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 1, &all, 0, 0, 0, 0);
}

static void copyImages(int isBack) {
  for (unsigned index = 0; index < count; index++) {
    Resource *resource = &resources[index];
    if (!isImage(resource)) continue;
    VkBufferImageCopy copy = { 0, 0, 0, { VK_IMAGE_ASPECT_COLOR_BIT, 0, 0, 1 }, { 0 }, { resource->width, resource->height, 1 } };
    if (isBack) {
      vkCmdCopyImageToBuffer(commands, resource->image, VK_IMAGE_LAYOUT_GENERAL, resource->buffer, 1, &copy);
      continue;
    }
    VkImageMemoryBarrier ready = { VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER, 0, 0, VK_ACCESS_MEMORY_WRITE_BIT, VK_IMAGE_LAYOUT_UNDEFINED,
      VK_IMAGE_LAYOUT_GENERAL, 0, 0, resource->image, { VK_IMAGE_ASPECT_COLOR_BIT, 0, 1, 0, 1 } };
    vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0, 0, 0, 0, 1, &ready);
    vkCmdCopyBufferToImage(commands, resource->buffer, resource->image, VK_IMAGE_LAYOUT_GENERAL, 1, &copy);
  }
}

/** One layout per set; an array of descriptors is one binding. */
static VkPipelineLayout makeSets(VkDescriptorSet *sets, unsigned *setCount) {
  VkDescriptorSetLayout layouts[MOST_SETS];
  *setCount = 0;
  for (unsigned index = 0; index < count; index++)
    if (resources[index].set + 1 > *setCount) *setCount = resources[index].set + 1;
  for (unsigned set = 0; set < *setCount; set++) {
    VkDescriptorSetLayoutBinding bindings[MOST];
    unsigned used = 0;
    for (unsigned index = 0; index < count; index++) {
      Resource *resource = &resources[index];
      if (resource->set != set) continue;
      unsigned at = 0;
      while (at < used && bindings[at].binding != resource->binding) at++;
      if (at == used) bindings[used++] = (VkDescriptorSetLayoutBinding){ resource->binding, resource->type, 0, VK_SHADER_STAGE_COMPUTE_BIT, 0 };
      if (resource->element + 1 > bindings[at].descriptorCount) bindings[at].descriptorCount = resource->element + 1;
    }
    VkDescriptorSetLayoutCreateInfo info = { VK_STRUCTURE_TYPE_DESCRIPTOR_SET_LAYOUT_CREATE_INFO, 0, 0, used, bindings };
    CHECK(vkCreateDescriptorSetLayout(device, &info, 0, &layouts[set]));
  }
  VkDescriptorPoolSize sizes[sizeof types / sizeof *types];
  for (unsigned row = 0; row < sizeof types / sizeof *types; row++) sizes[row] = (VkDescriptorPoolSize){ types[row].type, MOST };
  VkDescriptorPoolCreateInfo poolInfo = { VK_STRUCTURE_TYPE_DESCRIPTOR_POOL_CREATE_INFO, 0, 0, MOST_SETS, sizeof types / sizeof *types, sizes };
  VkDescriptorPool pool;
  CHECK(vkCreateDescriptorPool(device, &poolInfo, 0, &pool));
  VkDescriptorSetAllocateInfo setInfo = { VK_STRUCTURE_TYPE_DESCRIPTOR_SET_ALLOCATE_INFO, 0, pool, *setCount, layouts };
  if (*setCount) CHECK(vkAllocateDescriptorSets(device, &setInfo, sets));
  for (unsigned index = 0; index < count; index++) {
    Resource *resource = &resources[index];
    VkDescriptorBufferInfo buffer = { resource->buffer, 0, VK_WHOLE_SIZE };
    VkDescriptorImageInfo image = { resource->sampler, resource->imageView, VK_IMAGE_LAYOUT_GENERAL };
    VkWriteDescriptorSet write = { VK_STRUCTURE_TYPE_WRITE_DESCRIPTOR_SET, 0, sets[resource->set], resource->binding, resource->element, 1, resource->type,
      &image, &buffer, &resource->view };
    vkUpdateDescriptorSets(device, 1, &write, 0, 0);
  }
  VkPushConstantRange range = { VK_SHADER_STAGE_COMPUTE_BIT, 0, (unsigned)pushSize };
  VkPipelineLayoutCreateInfo info = { VK_STRUCTURE_TYPE_PIPELINE_LAYOUT_CREATE_INFO, 0, 0, *setCount, layouts, pushSize ? 1 : 0, &range };
  VkPipelineLayout layout;
  CHECK(vkCreatePipelineLayout(device, &info, 0, &layout));
  return layout;
}

static void runShader(const char *path, const char *entry, unsigned x, unsigned y, unsigned z) {
  size_t size;
  unsigned char *code = readFile(path, &size);
  VkShaderModuleCreateInfo moduleInfo = { VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, 0, 0, size, (const unsigned *)code };
  VkShaderModule module;
  CHECK(vkCreateShaderModule(device, &moduleInfo, 0, &module));
  VkDescriptorSet sets[MOST_SETS];
  unsigned setCount;
  VkPipelineLayout layout = makeSets(sets, &setCount);
  VkSpecializationInfo special = { constantCount, constants, sizeof values, values };
  VkComputePipelineCreateInfo info = { VK_STRUCTURE_TYPE_COMPUTE_PIPELINE_CREATE_INFO, 0, 0,
    { VK_STRUCTURE_TYPE_PIPELINE_SHADER_STAGE_CREATE_INFO, 0, 0, VK_SHADER_STAGE_COMPUTE_BIT, module, entry, &special }, layout, 0, 0 };
  VkPipeline pipeline;
  CHECK(vkCreateComputePipelines(device, 0, 1, &info, 0, &pipeline));
  VkCommandBufferBeginInfo begin = { VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO, 0, 0, 0 };
  CHECK(vkBeginCommandBuffer(commands, &begin));
  copyImages(0);
  barrier();
  vkCmdBindPipeline(commands, VK_PIPELINE_BIND_POINT_COMPUTE, pipeline);
  if (setCount) vkCmdBindDescriptorSets(commands, VK_PIPELINE_BIND_POINT_COMPUTE, layout, 0, setCount, sets, 0, 0);
  if (pushSize) vkCmdPushConstants(commands, layout, VK_SHADER_STAGE_COMPUTE_BIT, 0, (unsigned)pushSize, push);
  vkCmdDispatch(commands, x, y, z);
  barrier();
  copyImages(1);
  CHECK(vkEndCommandBuffer(commands));
  VkSubmitInfo submit = { VK_STRUCTURE_TYPE_SUBMIT_INFO, 0, 0, 0, 0, 1, &commands, 0, 0 };
  CHECK(vkQueueSubmit(queue, 1, &submit, 0));
  CHECK(vkQueueWaitIdle(queue));
}

static void writeBack(void) {
  for (unsigned index = 0; index < count; index++) {
    if (!resources[index].map) continue;
    char path[600];
    snprintf(path, sizeof path, "%s.out", resources[index].file);
    FILE *file = fopen(path, "wb");
    if (!file || fwrite(resources[index].map, 1, resources[index].size, file) != resources[index].size) exit(1);
    fclose(file);
  }
}

int main(int argc, char **argv) {
  FILE *job = argc > 1 ? fopen(argv[1], "r") : 0;
  if (!job) return 1;
  openDevice();
  char line[2048], first[512], second[256];
  while (fgets(line, sizeof line, job)) {
    unsigned x, y, z;
    Resource *next = &resources[count];
    if (sscanf(line, "resource %15s %u %u %u %u %511s %u %u", next->kind, &next->set, &next->binding, &next->element, &next->format, next->file, &next->width, &next->height) >= 6) {
      makeResource(next);
      if (++count == MOST) return 1;
    } else if (sscanf(line, "constant %u %u", &x, &y) == 2) {
      values[constantCount] = y;
      constants[constantCount] = (VkSpecializationMapEntry){ x, constantCount * 4, 4 };
      constantCount++;
    } else if (sscanf(line, "push %511s", first) == 1) {
      unsigned char *bytes = readFile(first, &pushSize);
      memcpy(push, bytes, pushSize < sizeof push ? pushSize : sizeof push);
    } else if (sscanf(line, "shader %511s %255s %u %u %u", first, second, &x, &y, &z) == 5) {
      runShader(first, second, x, y, z);
      writeBack();
    }
  }
  return 0;
}
