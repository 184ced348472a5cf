// The device, its memory and its one command buffer. Buffers are mapped for as long as the process lives.
#include "runner.h"

VkPhysicalDevice gpu;
VkDevice device;
VkCommandBuffer commands;
int hasRayQueries;
static VkQueue queue;

unsigned char *readFile(const char *path, size_t *size) {
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

/** Those of the list that the device has, in the list. */
static unsigned extensionsOf(const char **wanted, unsigned wantedCount) {
  unsigned known = 0, kept = 0;
  vkEnumerateDeviceExtensionProperties(gpu, 0, &known, 0);
  VkExtensionProperties *properties = calloc(known, sizeof *properties);
  vkEnumerateDeviceExtensionProperties(gpu, 0, &known, properties);
  for (unsigned index = 0; index < wantedCount; index++)
    for (unsigned at = 0; at < known; at++)
      if (!strcmp(wanted[index], properties[at].extensionName)) { wanted[kept++] = wanted[index]; break; }
  free(properties);
  return kept;
}

void openDevice(void) {
  VkApplicationInfo application = { VK_STRUCTURE_TYPE_APPLICATION_INFO, 0, "run", 1, 0, 0, VK_API_VERSION_1_3 };
  VkInstanceCreateInfo instanceInfo = { VK_STRUCTURE_TYPE_INSTANCE_CREATE_INFO, 0, 0, &application, 0, 0, 0, 0 };
  VkInstance instance;
  if (vkCreateInstance(&instanceInfo, 0, &instance)) exit(2);
  unsigned devices = 1;
  vkEnumeratePhysicalDevices(instance, &devices, &gpu);
  if (devices == 0) exit(2);
  // All or none of these three make ray queries; they stand first so that their number tells.
  const char *extensions[] = { VK_KHR_ACCELERATION_STRUCTURE_EXTENSION_NAME, VK_KHR_DEFERRED_HOST_OPERATIONS_EXTENSION_NAME,
    VK_KHR_RAY_QUERY_EXTENSION_NAME, "VK_KHR_compute_shader_derivatives" };
  hasRayQueries = extensionsOf((const char *[]){ extensions[0], extensions[1], extensions[2] }, 3) == 3;
  unsigned extensionCount = extensionsOf(extensions, sizeof extensions / sizeof *extensions);
  VkPhysicalDeviceRayQueryFeaturesKHR queries = { VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_RAY_QUERY_FEATURES_KHR };
  VkPhysicalDeviceAccelerationStructureFeaturesKHR structures = { VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_ACCELERATION_STRUCTURE_FEATURES_KHR, &queries };
  VkPhysicalDeviceVulkan13Features v13 = { VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_3_FEATURES, hasRayQueries ? &structures : 0 };
  VkPhysicalDeviceVulkan12Features v12 = { VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_2_FEATURES, &v13 };
  VkPhysicalDeviceVulkan11Features v11 = { VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_VULKAN_1_1_FEATURES, &v12 };
  VkPhysicalDeviceFeatures2 features = { VK_STRUCTURE_TYPE_PHYSICAL_DEVICE_FEATURES_2, &v11 };
  vkGetPhysicalDeviceFeatures2(gpu, &features);
  float one = 1;
  VkDeviceQueueCreateInfo queues = { VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO, 0, 0, 0, 1, &one };
  VkDeviceCreateInfo info = { VK_STRUCTURE_TYPE_DEVICE_CREATE_INFO, &features, 0, 1, &queues, 0, 0, extensionCount, extensions, 0 };
  CHECK(vkCreateDevice(gpu, &info, 0, &device));
  vkGetDeviceQueue(device, 0, 0, &queue);
  VkCommandPoolCreateInfo poolInfo = { VK_STRUCTURE_TYPE_COMMAND_POOL_CREATE_INFO, 0, VK_COMMAND_POOL_CREATE_RESET_COMMAND_BUFFER_BIT, 0 };
  VkCommandPool pool;
  CHECK(vkCreateCommandPool(device, &poolInfo, 0, &pool));
  VkCommandBufferAllocateInfo commandInfo = { VK_STRUCTURE_TYPE_COMMAND_BUFFER_ALLOCATE_INFO, 0, pool, VK_COMMAND_BUFFER_LEVEL_PRIMARY, 1 };
  CHECK(vkAllocateCommandBuffers(device, &commandInfo, &commands));
}

static VkDeviceMemory allocate(VkMemoryRequirements needs, VkMemoryPropertyFlags wanted) {
  VkPhysicalDeviceMemoryProperties properties;
  vkGetPhysicalDeviceMemoryProperties(gpu, &properties);
  for (unsigned type = 0; type < properties.memoryTypeCount; type++)
    if ((needs.memoryTypeBits >> type & 1) && (properties.memoryTypes[type].propertyFlags & wanted) == wanted) {
      VkMemoryAllocateFlagsInfo flags = { VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_FLAGS_INFO, 0, VK_MEMORY_ALLOCATE_DEVICE_ADDRESS_BIT, 0 };
      VkMemoryAllocateInfo info = { VK_STRUCTURE_TYPE_MEMORY_ALLOCATE_INFO, &flags, needs.size, type };
      VkDeviceMemory memory;
      CHECK(vkAllocateMemory(device, &info, 0, &memory));
      return memory;
    }
  printf("no memory\n");
  exit(1);
}

Memory makeMemory(const void *bytes, size_t size, VkBufferUsageFlags usage) {
  Memory made = { .size = size };
  VkBufferCreateInfo info = { VK_STRUCTURE_TYPE_BUFFER_CREATE_INFO, 0, 0, size ? size : 4,
    usage | VK_BUFFER_USAGE_TRANSFER_SRC_BIT | VK_BUFFER_USAGE_TRANSFER_DST_BIT | VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT,
    VK_SHARING_MODE_EXCLUSIVE, 0, 0 };
  CHECK(vkCreateBuffer(device, &info, 0, &made.buffer));
  VkMemoryRequirements needs;
  vkGetBufferMemoryRequirements(device, made.buffer, &needs);
  VkDeviceMemory memory = allocate(needs, VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | VK_MEMORY_PROPERTY_HOST_COHERENT_BIT);
  CHECK(vkBindBufferMemory(device, made.buffer, memory, 0));
  CHECK(vkMapMemory(device, memory, 0, VK_WHOLE_SIZE, 0, (void **)&made.map));
  if (bytes) memcpy(made.map, bytes, size);
  VkBufferDeviceAddressInfo where = { VK_STRUCTURE_TYPE_BUFFER_DEVICE_ADDRESS_INFO, 0, made.buffer };
  made.address = vkGetBufferDeviceAddress(device, &where);
  return made;
}

VkImage makeImage(unsigned format, unsigned width, unsigned height, unsigned levels, VkImageUsageFlags usage) {
  VkImageCreateInfo info = { VK_STRUCTURE_TYPE_IMAGE_CREATE_INFO, 0, 0, VK_IMAGE_TYPE_2D, (VkFormat)format, { width, height, 1 }, levels, 1,
    VK_SAMPLE_COUNT_1_BIT, VK_IMAGE_TILING_OPTIMAL, usage | VK_IMAGE_USAGE_TRANSFER_SRC_BIT | VK_IMAGE_USAGE_TRANSFER_DST_BIT,
    VK_SHARING_MODE_EXCLUSIVE, 0, 0, VK_IMAGE_LAYOUT_UNDEFINED };
  VkImage image;
  CHECK(vkCreateImage(device, &info, 0, &image));
  VkMemoryRequirements needs;
  vkGetImageMemoryRequirements(device, image, &needs);
  CHECK(vkBindImageMemory(device, image, allocate(needs, 0), 0));
  return image;
}

VkImageView makeView(VkImage image, unsigned format, unsigned levels, VkImageAspectFlags aspect) {
  VkImageViewCreateInfo info = { VK_STRUCTURE_TYPE_IMAGE_VIEW_CREATE_INFO, 0, 0, image, VK_IMAGE_VIEW_TYPE_2D, (VkFormat)format, { 0 },
    { aspect, 0, levels, 0, 1 } };
  VkImageView view;
  CHECK(vkCreateImageView(device, &info, 0, &view));
  return view;
}

VkShaderModule makeModule(const char *path) {
  size_t size;
  unsigned char *code = readFile(path, &size);
  VkShaderModuleCreateInfo info = { VK_STRUCTURE_TYPE_SHADER_MODULE_CREATE_INFO, 0, 0, size, (const unsigned *)code };
  VkShaderModule module;
  CHECK(vkCreateShaderModule(device, &info, 0, &module));
  return module;
}

void beginCommands(void) {
  VkCommandBufferBeginInfo begin = { VK_STRUCTURE_TYPE_COMMAND_BUFFER_BEGIN_INFO, 0, 0, 0 };
  CHECK(vkBeginCommandBuffer(commands, &begin));
}

void runCommands(void) {
  CHECK(vkEndCommandBuffer(commands));
  VkSubmitInfo submit = { VK_STRUCTURE_TYPE_SUBMIT_INFO, 0, 0, 0, 0, 1, &commands, 0, 0 };
  CHECK(vkQueueSubmit(queue, 1, &submit, 0));
  CHECK(vkQueueWaitIdle(queue));
}

void barrier(void) {
  VkMemoryBarrier all = { VK_STRUCTURE_TYPE_MEMORY_BARRIER, 0, VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT, VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT };
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 1, &all, 0, 0, 0, 0);
}

/** In the general layout, where everything may use it. */
void readyImage(VkImage image, unsigned levels, VkImageAspectFlags aspect) {
  VkImageMemoryBarrier ready = { VK_STRUCTURE_TYPE_IMAGE_MEMORY_BARRIER, 0, 0, VK_ACCESS_MEMORY_READ_BIT | VK_ACCESS_MEMORY_WRITE_BIT, VK_IMAGE_LAYOUT_UNDEFINED,
    VK_IMAGE_LAYOUT_GENERAL, 0, 0, image, { aspect, 0, levels, 0, 1 } };
  vkCmdPipelineBarrier(commands, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, VK_PIPELINE_STAGE_ALL_COMMANDS_BIT, 0, 0, 0, 0, 0, 1, &ready);
}
